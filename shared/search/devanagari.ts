/** Devanagari as it is typed in Latin letters; what fold.ts then makes equal is left as it is here. */

const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n',
  च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n',
  ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n',
  त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n',
  प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm',
  य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v',
  श: 'sh', ष: 'sh', स: 's', ह: 'h',
}; // prettier-ignore

/** With a dot below; ड़ and ढ़ as they are typed: kapda, badhai. */
const WITH_NUKTA: Readonly<Record<string, string>> = { ज: 'z', फ: 'f', ड: 'd', ढ: 'dh' };

/** Letters, then the signs that stand after a consonant. */
const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a', आ: 'aa', इ: 'i', ई: 'ii', उ: 'u', ऊ: 'uu', ऋ: 'ri', ए: 'e', ऐ: 'ai', ऍ: 'e', ओ: 'o', औ: 'au', ऑ: 'o',
  'ा': 'aa', 'ि': 'i', 'ी': 'ii', 'ु': 'u', 'ू': 'uu', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ॅ': 'e', 'ो': 'o', 'ौ': 'au', 'ॉ': 'o',
}; // prettier-ignore

const NUKTA = '\u093c';
const VIRAMA = '\u094d';
const NASALS = '\u0901\u0902';
const ZERO = 0x0966;

/** A consonant with the vowel that follows it; `isInherent`: the short a that is not written and often not spoken. */
interface Sound {
  consonant: string;
  vowel: string;
  isInherent: boolean;
}

export const isDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

/** One word as somebody would type it in Latin letters: दर्ज़ी is 'darzii', दुकान 'dukaan'. Letters of other scripts stay. `word` is in NFD. */
export function toLatin(word: string): string {
  const sounds = soundsOf(word.replaceAll('ज्ञ', 'ग्य'));
  return sounds
    .map((sound, index) => sound.consonant + (isSilent(sounds, index) ? '' : sound.vowel))
    .join('')
    .replace(/n(?=[pb])/g, 'm');
}

function soundsOf(word: string): Sound[] {
  const sounds: Sound[] = [];
  const letters = [...word];
  for (const [index, letter] of letters.entries()) {
    const last = sounds.at(-1);
    const consonant = (letters[index + 1] === NUKTA ? WITH_NUKTA[letter] : undefined) ?? CONSONANTS[letter];
    if (consonant) sounds.push({ consonant, vowel: 'a', isInherent: true });
    else if (letter === VIRAMA && last) Object.assign(last, { vowel: '', isInherent: false });
    else if (VOWELS[letter]) addVowel(sounds, letter);
    else if (NASALS.includes(letter)) sounds.push({ consonant: 'n', vowel: '', isInherent: false });
    else if (!/\p{M}/u.test(letter)) sounds.push({ consonant: digitOf(letter), vowel: '', isInherent: false });
  }
  return sounds;
}

function addVowel(sounds: Sound[], letter: string): void {
  const last = sounds.at(-1);
  // A sign takes the place of the short a; a letter begins a sound of its own.
  if (/\p{M}/u.test(letter) && last?.isInherent) Object.assign(last, { vowel: VOWELS[letter], isInherent: false });
  else sounds.push({ consonant: '', vowel: VOWELS[letter]!, isInherent: false });
}

/** The short a is not spoken at the end of a word, nor between a vowel and a consonant with a vowel: चलना is 'chalnaa'. */
function isSilent(sounds: readonly Sound[], index: number): boolean {
  if (!sounds[index]!.isInherent) return false;
  const next = sounds[index + 1];
  if (!next) return sounds.length > 1;
  const hasVowelBefore = index > 0 && sounds[index - 1]!.vowel !== '' && !isSilent(sounds, index - 1);
  return (
    hasVowelBefore && next.consonant !== '' && next.vowel !== '' && !(next.isInherent && index + 2 === sounds.length)
  );
}

function digitOf(letter: string): string {
  const digit = letter.codePointAt(0)! - ZERO;
  return digit >= 0 && digit <= 9 ? String(digit) : letter;
}
