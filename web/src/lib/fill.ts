/** Templates, as the server's texts have them: `{0}` an argument, `{0|card|cards}` a word that follows a number. */
export function fill(template: string, args: readonly (string | number)[]): string {
  return template.replace(/\{(\d{1,2})(?:\|([^{}|]*)\|([^{}|]*))?\}/g, (place, digits: string, one?: string, many?: string) => {
    const arg = args[Number(digits)];
    if (arg === undefined) return `«${place}»`;
    if (one !== undefined && many !== undefined) return Number(arg) === 1 ? one : many;
    return String(arg);
  });
}
