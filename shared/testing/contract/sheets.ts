/**
 * Runs in the page: the rules of the stylesheets under `folder` that are in no layer, as text. Fonts, animations and the
 * statement that declares the order of layers cannot be in one.
 */
export function unlayeredRules(folder: string): string[] {
  return [...document.styleSheets]
    .filter((sheet) => sheet.href?.includes(folder))
    .flatMap((sheet) => [...sheet.cssRules])
    .filter(
      (rule) =>
        !(
          rule instanceof CSSLayerBlockRule ||
          rule instanceof CSSLayerStatementRule ||
          rule instanceof CSSFontFaceRule ||
          rule instanceof CSSKeyframesRule
        ),
    )
    .map((rule) => rule.cssText);
}
