/** ISO code, calling code and name. Facts of ITU E.164 and ISO 3166. */
const COUNTRIES = `IN 91 India|US 1 United States|CA 1 Canada|GB 44 United Kingdom|AU 61 Australia|NP 977 Nepal|BD 880 Bangladesh|LK 94 Sri Lanka|BT 975 Bhutan|MV 960 Maldives|PK 92 Pakistan|AF 93 Afghanistan|AE 971 United Arab Emirates|SA 966 Saudi Arabia|QA 974 Qatar|KW 965 Kuwait|OM 968 Oman|BH 973 Bahrain|SG 65 Singapore|MY 60 Malaysia|ID 62 Indonesia|TH 66 Thailand|MM 95 Myanmar|VN 84 Vietnam|PH 63 Philippines|CN 86 China|JP 81 Japan|KR 82 South Korea|HK 852 Hong Kong|NZ 64 New Zealand|FJ 679 Fiji|MU 230 Mauritius|ZA 27 South Africa|KE 254 Kenya|TZ 255 Tanzania|UG 256 Uganda|NG 234 Nigeria|GH 233 Ghana|EG 20 Egypt|TR 90 Turkey|IL 972 Israel|IR 98 Iran|IQ 964 Iraq|DE 49 Germany|FR 33 France|IT 39 Italy|ES 34 Spain|PT 351 Portugal|NL 31 Netherlands|BE 32 Belgium|CH 41 Switzerland|AT 43 Austria|SE 46 Sweden|NO 47 Norway|DK 45 Denmark|FI 358 Finland|IE 353 Ireland|PL 48 Poland|CZ 420 Czechia|RO 40 Romania|HU 36 Hungary|GR 30 Greece|UA 380 Ukraine|RU 7 Russia|KZ 7 Kazakhstan|BR 55 Brazil|MX 52 Mexico|AR 54 Argentina|CL 56 Chile|CO 57 Colombia|PE 51 Peru|TT 1868 Trinidad and Tobago|GY 592 Guyana|JM 1876 Jamaica`;

/** The answer of the countries service (restcountries v3.1: name, cca2, idd, flag), as JSON text. */
export function countriesAnswer(): string {
  return JSON.stringify(
    COUNTRIES.split('|').map((row) => {
      const [, cca2 = '', code = '', common = ''] = /^(\w\w) (\d+) (.+)$/.exec(row) ?? [];
      return { name: { common }, cca2, idd: { root: `+${code[0]}`, suffixes: [code.slice(1)] }, flag: flagOf(cca2) };
    }),
  );
}

/** The two regional indicator letters that make a flag. */
const flagOf = (cca2: string) =>
  String.fromCodePoint(...[...cca2].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));
