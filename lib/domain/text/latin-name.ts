/** Arabic letters by sound, as passports write them; short vowels are not written and stay unknown. */
const LETTERS: Record<string, string> = {
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'aa',
  ٱ: 'a',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  ة: 'h',
  و: 'w',
  ؤ: 'w',
  ي: 'y',
  ى: 'a',
  ئ: 'y',
  ء: '',
  گ: 'g',
  پ: 'p',
  چ: 'ch',
  ڤ: 'v',
  ک: 'k',
  ی: 'y',
}
const MARKS = /\p{M}|\u0640/gu
/** What banks accept in a text (SWIFT's character set X). */
const NOT_ACCEPTED = /[^A-Z0-9/\-?:().,'+ ]/g

/** A name in the capitals that banks accept: Arabic transliterated, accents removed; empty when nothing remains. */
export function latinName(name: string): string {
  // Composed first: a decomposed hamza would be removed as a mark, and its letter read as another one.
  const letters = Array.from(name.normalize('NFKC'), (letter) => LETTERS[letter] ?? letter).join('')
  return letters
    .normalize('NFKD')
    .replace(MARKS, '')
    .toUpperCase()
    .replace(NOT_ACCEPTED, ' ')
    .replace(/ +/g, ' ')
    .trim()
}
