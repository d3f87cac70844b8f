/**
 * Runs in the page: the rules of the sheets under `folder` that lie in no layer, as text. Fonts and animations know no
 * layers; the empty statement that declares their order is none of them.
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
