/** Lit, picked and hot look alike on everything: a rim in the colour of the house. */
export function rim({ lit, picked, hot }: { lit: boolean; picked: boolean; hot: boolean }): string {
  return hot ? "var(--hot)" : picked ? "var(--picked)" : lit ? "var(--lit)" : "none";
}
