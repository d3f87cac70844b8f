/** Sizes as people read them: megabytes, from a thousand of them on gigabytes; one decimal below ten, and never '0' of something. */
export function bytesText(bytes: number): string {
  const megabytes = Math.max(bytes / MEGABYTE, bytes > 0 ? 0.1 : 0);
  return Math.round(megabytes) < 1000 ? write(megabytes, MEGABYTES, 10) : write(megabytes / 1000, GIGABYTES, 100);
}

const MEGABYTE = 1_000_000;

const unit = (name: 'megabyte' | 'gigabyte', maximumFractionDigits: number) =>
  new Intl.NumberFormat('en', { style: 'unit', unit: name, maximumFractionDigits });

const MEGABYTES = { exact: unit('megabyte', 1), whole: unit('megabyte', 0) };
const GIGABYTES = { exact: unit('gigabyte', 1), whole: unit('gigabyte', 0) };

const write = (value: number, { exact, whole }: typeof MEGABYTES, wholeFrom: number): string =>
  (value < wholeFrom ? exact : whole).format(value);
