const RED = '#c8102e';
const NAVY = '#012169';
const UNION = `<path fill="${NAVY}" d="M0 0h60v30H0z"/><path stroke="#fff" stroke-width="6" d="m0 0 60 30m0-30L0 30"/><path stroke="${RED}" stroke-width="3" d="m0 0 60 30m0-30L0 30"/><path stroke="#fff" stroke-width="10" d="M30 0v30M0 15h60"/><path stroke="${RED}" stroke-width="6" d="M30 0v30M0 15h60"/>`;

/** Seven points of a star around a centre, as the points of a polygon. */
function star(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 14 }, (_, index) => {
    const angle = (index * Math.PI) / 7 - Math.PI / 2;
    const reach = index % 2 ? radius * 0.45 : radius;
    return `${(x + reach * Math.cos(angle)).toFixed(1)},${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `<polygon fill="#fff" points="${corners.join(' ')}"/>`;
}

/** Simplified flags of the five countries of the fallback list, by ISO code: width, height, drawing. */
const FLAGS: Readonly<Record<string, readonly [width: number, height: number, drawing: string]>> = {
  in: [
    60,
    40,
    `<path fill="#f93" d="M0 0h60v13.300H0z"/><path fill="#fff" d="M0 13.300h60v13.400H0z"/><path fill="#138808" d="M0 26.700h60V40H0z"/><circle cx="30" cy="20" r="5.2" fill="none" stroke="#000080"/><path stroke="#000080" stroke-width=".5" d="M30 15v10M25 20h10M26.5 16.500l7 7m0-7-7 7"/>`,
  ],
  us: [
    60,
    40,
    `<path fill="#fff" d="M0 0h60v40H0z"/><path stroke="#b31942" stroke-width="3.1" d="M0 1.500h60M0 7.700h60M0 13.800h60M0 20h60M0 26.200h60M0 32.300h60M0 38.500h60"/><path fill="#0a3161" d="M0 0h26v21.500H0z"/><path stroke="#fff" stroke-width="2" stroke-dasharray="2 3" d="M3 4h21M3 9h21M3 14h21M3 18.500h21"/>`,
  ],
  ca: [
    60,
    30,
    `<path fill="#fff" d="M0 0h60v30H0z"/><path fill="#d80621" d="M0 0h15v30H0zM45 0h15v30H45zM30 4l2 4 3-1-1 6 4-3 .500 3 3-.500-1 3.5 1.5 1-6.5 5 .500 2.5-5.5-1V27h-1v-3.500l-5.5 1 .500-2.5-6.5-5 1.5-1-1-3.5 3 .500.5-3 4 3-1-6 3 1z"/>`,
  ],
  gb: [60, 30, UNION],
  au: [
    60,
    30,
    `<path fill="${NAVY}" d="M0 0h60v30H0z"/><g transform="scale(.5)">${UNION}</g>${star(15, 23, 4)}${star(45, 25, 2.5)}${star(38, 13, 2.5)}${star(45, 5.5, 2.5)}${star(52, 11, 2.5)}`,
  ],
};

/** The flag image service's answer; undefined for countries that it has none of here. */
export function flagImage(cca2: string): string | undefined {
  const [width, height, drawing] = FLAGS[cca2] ?? [];
  return (
    drawing &&
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${drawing}</svg>`
  );
}
