/**
 * Templates, as the server's texts have them: `{0}` an argument, `{0|card|cards}` a word that follows a number, `{0:herido:herida}` one that follows a gender, `{0:al}` a
 * name behind its article. The page fills with words, not with components: a word has no gender here, so the first form is taken, and a name keeps the article it brings.
 */
export function fill(template: string, args: readonly (string | number)[]): string {
  return template.replace(/\{(\d{1,2})(?:\|([^{}|]*)\|([^{}|]*)|:([^{}]*))?\}/g, (place, digits: string, one?: string, many?: string, forms?: string) => {
    const arg = args[Number(digits)];
    if (arg === undefined) return `«${place}»`;
    if (one !== undefined && many !== undefined) return Number(arg) === 1 ? one : many;
    if (forms === undefined) return String(arg);
    return /^(the|el|al|del)$/i.test(forms) ? behindArticle(forms, String(arg)) : (forms.split(":")[0] ?? "");
  });
}

/** As the server does it for a name whose article is not known. */
function behindArticle(form: string, name: string): string {
  const [, own, rest] = /^(The|El|La|Los|Las) (.*)$/.exec(name) ?? ["", "", name];
  const article = (own ?? "").toLowerCase();
  const bare = form.toLowerCase() === "al" ? "a" : form.toLowerCase() === "del" ? "de" : "";
  const before = bare === "" ? article : article === "el" ? form.toLowerCase() : `${bare} ${article}`.trim();
  const whole = before === "" ? (rest ?? "") : `${before} ${rest}`;
  return /^\p{Lu}/u.test(form) ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole;
}
