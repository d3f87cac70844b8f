/** As the text of an element; `<` is escaped so that no value can close it. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** `<script type="application/json">`: data, not code. */
export const jsonElement = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${inlineJson(value)}</script>`;
