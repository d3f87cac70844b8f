/**
 * The countries in which a 0 before a number is dialled within the country only: national prefix '0' in Google's
 * libphonenumber, metadata of libphonenumber-js 1.13.16. Elsewhere a leading 0 belongs to the number, as in Italy.
 */
const TRUNK_ZERO =
  'AE AF AL AM AR AT AU AX AZ BA BD BE BG BL BO BR CC CD CH CN CO CU CX DE DZ EC EG EH ER ET FI FR GB GE GF GG GH ' +
  'GP HR ID IE IL IM IN IQ IR JE JO JP KE KG KH KI KP KR LA LB LI LK LR LT LY MA MC MD ME MF MG MK MM MN MQ MW MY ' +
  'NA NG NL NP NZ PE PH PK PM PS PY RE RO RS RW SA SD SE SI SK SL SO SS SY TH TR TW TZ UA UG UY VE VN XK YE YT ZA ' +
  'ZM ZW';

export const hasTrunkZero = (cca2: string): boolean => TRUNK_ZERO.split(' ').includes(cca2);
