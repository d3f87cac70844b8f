/** The parts of a document that languages add to, by what is unique in each; the first that fits an element counts. */
const PARTS: Readonly<Record<string, RegExp>> = {
  // Both name the same files: one of them alone costs next to nothing.
  'import maps': /^<script type="importmap"/,
  'texts of the document, translated': /^<script type="application\/json" id="document-texts"/,
  'what the script of the head is given': /^<script type="application\/json" id="start-data"/,
  'registry and configuration': /^<script type="application\/json"/,
  sheet: /^<style/,
  'script of the head': /runQuery/,
  'other scripts': /^<script/,
};
const ELEMENTS = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g;
const REST = 'HTML';

/** Splits a document: each part's elements, joined, and the rest. */
export function documentParts(html: string): Record<string, string> {
  const parts = Object.fromEntries([...Object.keys(PARTS), REST].map((name) => [name, '']));
  for (const [element] of html.matchAll(ELEMENTS)) {
    const name = Object.keys(PARTS).find((each) => PARTS[each]!.test(element))!;
    parts[name] += element;
  }
  parts[REST] = html.replace(ELEMENTS, '');
  return parts;
}

/** The document without what belongs to a part: how much smaller it is compressed is what the part costs. */
export function withoutPart(html: string, name: string): string {
  if (name === REST) return (html.match(ELEMENTS) ?? []).join('');
  return html.replace(ELEMENTS, (element) =>
    Object.keys(PARTS).find((each) => PARTS[each]!.test(element)) === name ? '' : element,
  );
}
