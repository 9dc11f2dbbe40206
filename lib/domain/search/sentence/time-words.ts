import type { Occasion } from '@/lib/domain/booking/money/occasions'
import { NO_TIME_WORDS } from './lexicon'
import { only, type Phrases, phrasesOf } from './phrases'

/** What a date is made of: a day of the week, a span of a calendar, or a day counted from today. */
export type TimeCore =
  | { is: 'weekday'; day: number; needsArticle?: boolean }
  | { is: 'weekend' | 'month' | 'week' }
  | { is: 'monthName'; calendar: Calendar; month: number; isRare?: boolean }
  | { is: 'occasion'; occasions: readonly Occasion[] }
  | { is: 'pilgrimage'; from: number; to: number }
  | { is: 'relative'; days: number; needsArticle?: boolean }
  /** what begins like a time and is none */
  | { is: 'none' }

export type Calendar = 'hijri' | 'gregorian'
type Row = [TimeCore, string]

const month = (calendar: Calendar, number: number, names: string, isRare = false): Row => [
  { is: 'monthName', calendar, month: number, ...(isRare && { isRare }) },
  names,
]

/** Some are also numbers, and then need the article or the word for day before them. */
const WEEKDAYS: Row[] = [
  [{ is: 'weekday', day: 0, needsArticle: true }, 'احد|حد'],
  [{ is: 'weekday', day: 0 }, 'sunday|sun'],
  [{ is: 'weekday', day: 1, needsArticle: true }, 'اثنين|اتنين|ثنين'],
  [{ is: 'weekday', day: 1 }, 'monday|mon'],
  [{ is: 'weekday', day: 2, needsArticle: true }, 'ثلاث|تلات'],
  [{ is: 'weekday', day: 2 }, 'ثلاثاء|ثلوث|تلاتاء|tuesday|tue|tues'],
  [{ is: 'weekday', day: 3, needsArticle: true }, 'اربع'],
  [{ is: 'weekday', day: 3 }, 'اربعاء|ربوع|wednesday|wed'],
  [{ is: 'weekday', day: 4 }, 'خميس|thursday|thu|thurs|thur'],
  [{ is: 'weekday', day: 5 }, 'جمعة|friday|fri'],
  [{ is: 'weekday', day: 6 }, 'سبت|saturday|sat'],
]

const GREGORIAN: Row[] = [
  month('gregorian', 1, 'يناير|كانون الثاني|january|jan'),
  month('gregorian', 2, 'فبراير|شباط|february|feb'),
  month('gregorian', 3, 'مارس|آذار|mar'),
  month('gregorian', 4, 'أبريل|ابريل|إبريل|نيسان|april|apr'),
  month('gregorian', 5, 'مايو|أيار'),
  month('gregorian', 6, 'يونيو|يونية|حزيران|june|jun'),
  month('gregorian', 7, 'يوليو|يولية|تموز|july|jul'),
  month('gregorian', 8, 'أغسطس|اغسطس|آب|august|aug'),
  month('gregorian', 9, 'سبتمبر|أيلول|september|sept|sep'),
  month('gregorian', 10, 'أكتوبر|اكتوبر|تشرين الأول|october|oct'),
  month('gregorian', 11, 'نوفمبر|تشرين الثاني|november|nov'),
  month('gregorian', 12, 'ديسمبر|كانون الأول|december|dec'),
  month('gregorian', 3, 'march', true),
  month('gregorian', 5, 'may', true),
]

const HIJRI: Row[] = [
  month('hijri', 1, 'محرم|المحرم|محرّم|muharram|moharram'),
  month('hijri', 2, 'صفر|safar'),
  month(
    'hijri',
    3,
    'ربيع الأول|ربيع الاول|ربيع اول|ربيع أول|rabi al awwal|rabi i|rabi 1|rabi al awal|rabi ul awwal|rabi alawwal',
  ),
  month(
    'hijri',
    4,
    'ربيع الثاني|ربيع الآخر|ربيع ثاني|ربيع الاخر|rabi al thani|rabi ii|rabi 2|rabi al akhir|rabi ath thani|rabi althani',
  ),
  month(
    'hijri',
    5,
    'جمادى الأولى|جمادى الاول|جماد اول|جماد الأول|جمادي الاولي|جمادى اولى|جماد أول|jumada al awwal|jumada al ula|jumada i|jumada 1|jumada al oula|jumada al awal|jumada alawwal',
  ),
  month(
    'hijri',
    6,
    'جمادى الآخرة|جمادى الثانية|جماد ثاني|جماد الثاني|جمادى الاخره|جمادى ثاني|جمادى الثاني|جماد الآخر|جمادى الاخر|jumada al thani|jumada al akhirah|jumada ii|jumada 2|jumada al akhira|jumada al thaniyah|jumada al akhir',
  ),
  month('hijri', 7, 'رجب|rajab'),
  month('hijri', 8, 'شعبان|shaban|shaaban|shabaan|sha ban|shabban'),
  month('hijri', 9, 'رمضان|رمضان المبارك|رمظان|ramadan|ramadhan|ramzan|ramadaan'),
  month('hijri', 10, 'شوال|shawwal|shawal'),
  month(
    'hijri',
    11,
    'ذو القعدة|ذي القعدة|ذوالقعدة|ذا القعدة|ذو القعده|dhu al qadah|dhul qadah|dhu al qidah|dhul qidah|dhul qada|zul qadah|dhu al qada|dhul qaeda|dhu al qaadah',
  ),
  month(
    'hijri',
    12,
    'ذو الحجة|ذي الحجة|ذوالحجة|ذا الحجة|ذو الحجه|dhu al hijjah|dhul hijjah|dhu al hijja|dhul hijja|zul hijjah|zulhijjah|dhulhijjah|dhu alhijjah',
  ),
]

const OCCASIONS: Row[] = [
  [
    { is: 'occasion', occasions: ['eidAlFitr', 'eidAlAdha'] },
    'عيد|العيد|عيد المسلمين|ايام العيد|اجازة العيد|عطلة العيد|اعياد|eid|eid holiday|eid holidays|eid break|eid days|days of eid|the eid|eid vacation|eid weekend',
  ],
  [
    { is: 'occasion', occasions: ['eidAlFitr'] },
    'عيد الفطر|عيد الفطر المبارك|العيد الصغير|عيد رمضان|عيد فطر|عيد صغير|اجازة عيد الفطر|eid al fitr|eid fitr|eid ul fitr|eid alfitr|eid al fitr holiday|eid al fitr holidays|small eid|eid ul fitr holiday|eidalfitr|fitr|eid el fitr',
  ],
  [
    { is: 'occasion', occasions: ['eidAlAdha'] },
    'عيد الأضحى|عيد الاضحى|عيد الاضحي المبارك|العيد الكبير|عيد الحج|عيد كبير|الاضحى|عيد الضحية|عيد اضحى|اجازة عيد الاضحى|عيد النحر|اجازة الحج|eid al adha|eid adha|eid ul adha|eid aladha|eid al adha holiday|eid al adha holidays|big eid|hajj eid|eidaladha|adha|eid ul azha|eid al azha|eid el adha|hajj holiday|hajj break',
  ],
  [
    { is: 'occasion', occasions: ['nationalDay'] },
    'اليوم الوطني|يوم الوطني|يوم وطني|اليوم الوطني السعودي|عيد الوطن|يوم الوطن|اجازة اليوم الوطني|national day|saudi national day|national day holiday|saudi national holiday|the national day',
  ],
  [
    { is: 'occasion', occasions: ['foundingDay'] },
    'يوم التأسيس|التأسيس|يوم التاسيس|يوم تأسيس|اجازة يوم التأسيس|يوم التأسيس السعودي|ذكرى التأسيس|founding day|foundation day|saudi founding day|founding day holiday|the founding day',
  ],
  [
    { is: 'occasion', occasions: ['schoolHolidays'] },
    'الإجازة المدرسية|إجازة المدارس|اجازات المدارس|عطلة المدارس|اجازه مدرسيه|عطلة مدرسية|school holiday|school holidays|school break|school vacation|mid term break',
  ],
  [{ is: 'pilgrimage', from: -2, to: 3 }, 'الحج|موسم الحج|ايام الحج|حج|hajj|haj|hajj season'],
  [
    { is: 'pilgrimage', from: -1, to: -1 },
    'عرفة|يوم عرفة|وقفة عرفة|عرفه|يوم عرفات|arafah|arafat day|day of arafah|arafah day|arafat|day of arafat',
  ],
]

const RELATIVE: Row[] = [
  [{ is: 'relative', days: 0, needsArticle: true }, 'يوم|ليلة'],
  [{ is: 'relative', days: 0 }, 'اليلة|اليله|today|tonight|this evening|this night|tonite|this afternoon'],
  [
    { is: 'relative', days: 1 },
    'بكرة|بكره|بكرا|بكرى|باكر|غدا|غد|الغد|ليلة بكرة|ليلة الغد|يوم غد|بكره بالليل|tomorrow|tmrw|tomorrow night|tmr|tomorow',
  ],
  [
    { is: 'relative', days: 2 },
    'بعد بكرة|بعد بكره|بعد بكرا|عقب بكره|عقب بكرة|عقب باكر|بعد غد|بعد غدا|بعد الغد|عقب بكرا|بعد باكر|بعد بكرى|day after tomorrow|the day after tomorrow|overmorrow',
  ],
]

const UNITS: Row[] = [
  [
    { is: 'weekend' },
    'نهاية الأسبوع|نهاية اسبوع|نهاية هذا الأسبوع|نهاية ذا الاسبوع|نهاية هذي الاسبوع|اخر هذا الاسبوع|نهايات الاسبوع|عطلة نهاية الأسبوع|عطلة نهاية اسبوع|اجازة نهاية الاسبوع|اجازة نهاية اسبوع|آخر الأسبوع|عطلة الاسبوع|اجازة الاسبوع|ويكند|ويك اند|ويكاند|ويك ايند|ويكيند|ويكاندز|weekend|week end|wknd|end of the week|end of week|end of this week',
  ],
  [{ is: 'week' }, 'أسبوع|week'],
  [{ is: 'month' }, 'شهر|month'],
]

/** A city that is called after Thursday, feasts that are no Eid, and the word for far. */
const NO_TIMES: Row[] = [[{ is: 'none' }, NO_TIME_WORDS]]

export const TIME_CORES: Phrases<TimeCore> = phrasesOf([
  ...NO_TIMES,
  ...WEEKDAYS,
  ...GREGORIAN,
  ...HIJRI,
  ...OCCASIONS,
  ...RELATIVE,
  ...UNITS,
])

/** A part of a span: its first, second, last … day, or a day at its beginning, in its middle or at its end. */
export type Selector = { order: number } | { part: 'start' | 'middle' | 'end' }

export const SELECTORS: Phrases<Selector> = phrasesOf<Selector>([
  [{ order: 1 }, 'أول|أولى|first|1st'],
  [{ order: 2 }, 'ثاني|ثانية|تاني|second|2nd'],
  [{ order: 3 }, 'ثالث|تالت|ثالثة|third|3rd'],
  [{ order: 4 }, 'رابع|رابعة|fourth|4th'],
  [{ order: -1 }, 'آخر|أخير|أخيرة|last|final'],
  [{ part: 'start' }, 'بداية|مطلع|مستهل|beginning|start|early|the beginning|the start'],
  [{ part: 'middle' }, 'نص|نصف|منتصف|mid|middle|the middle'],
  [{ part: 'end' }, 'نهاية|أواخر|ختام|end|the end|late'],
])

/** The unit that a selector counts. */
export const SELECTED_UNITS: Phrases<'day' | 'week' | 'tenDays'> = phrasesOf([
  ['day', 'يوم|ايام|ليلة|ليالي|day|days|night|nights|of the days'],
  ['week', 'أسبوع|اسابيع|week'],
  ['tenDays', 'عشر|عشرة أيام|عشر ايام|عشر ليالي|10|10 ايام|ten|ten days|10 days|ten nights|10 nights'],
])

/** `العشر الأواخر`: the tens of a month, where the unit comes first. */
export const TENS_OF_MONTH: Phrases<Selector> = phrasesOf<Selector>([
  [{ order: 1 }, 'العشر الأوائل|العشر الاول|العشر الأولى|عشر الاوائل'],
  [{ order: -1 }, 'العشر الأواخر|العشر الاخيرة|العشر الاخير|عشر الاواخر'],
])

export const DURATION_UNITS: Phrases<'day' | 'night' | 'week' | 'month'> = phrasesOf([
  ['night', 'ليلة|ليالي|ليال|night'],
  ['day', 'يوم|ايام|day'],
  ['week', 'أسبوع|اسابيع|week'],
  ['month', 'شهر|شهور|اشهر|month'],
])

/** A count and its unit in one word. */
export const DUALS: Phrases<{ days: number; areNights: boolean }> = phrasesOf([
  [{ days: 2, areNights: true }, 'ليلتين|ليلتان'],
  [{ days: 2, areNights: false }, 'يومين|يومان'],
  [{ days: 14, areNights: false }, 'اسبوعين|اسبوعان|fortnight|a fortnight'],
])

/** Days of a month in words, beside plain numbers. */
export const DAY_ORDINALS: Phrases<number> = phrasesOf<number>([
  [1, 'أول|واحد|first|حادي'],
  [2, 'ثاني|second'],
  [3, 'ثالث|third'],
  [4, 'رابع|fourth'],
  [5, 'خامس|fifth'],
  [6, 'سادس|sixth'],
  [7, 'سابع|seventh'],
  [8, 'ثامن|eighth'],
  [9, 'تاسع|ninth'],
  [10, 'عاشر|tenth'],
  [11, 'حادي عشر|eleventh'],
  [12, 'ثاني عشر|twelfth'],
  [13, 'ثالث عشر|thirteenth'],
  [14, 'رابع عشر|fourteenth'],
  [15, 'خامس عشر|fifteenth'],
  [16, 'سادس عشر|sixteenth'],
  [17, 'سابع عشر|seventeenth'],
  [18, 'ثامن عشر|eighteenth'],
  [19, 'تاسع عشر|nineteenth'],
  [20, 'عشرين|twentieth'],
  [21, 'حادي وعشرين|واحد وعشرين|twenty first'],
  [22, 'ثاني وعشرين|twenty second'],
  [23, 'ثالث وعشرين|twenty third'],
  [24, 'رابع وعشرين|twenty fourth'],
  [25, 'خامس وعشرين|twenty fifth'],
  [26, 'سادس وعشرين|twenty sixth'],
  [27, 'سابع وعشرين|twenty seventh'],
  [28, 'ثامن وعشرين|twenty eighth'],
  [29, 'تاسع وعشرين|twenty ninth'],
  [30, 'ثلاثين|thirtieth'],
])

export const NEXT = only(
  'القادم|القادمة|الجاي|الجاية|الجي|المقبل|المقبلة|التالي|التالية|اللي جاي|اللي جاية|اللي بعده|القادمين|الياي|الياية|next|coming|the coming|upcoming|this coming|the next|following|the following|the upcoming',
)
/** A week later than next. */
export const AFTER_NEXT = only(
  'بعد الجاي|بعد الجاية|بعد القادم|بعد القادمة|بعد المقبل|بعد المقبلة|اللي بعد الجاي|اللي بعد الجاية|غير الجاي|after next|after the next one',
)
export const THIS = only('هذا|هذه|هذي|ذا|ذي|الحالي|الحالية|هاذا|هاذي|this|current|the current')
export const AFTER = only('بعد|عقب|after|right after|just after|straight after|once')
export const BEFORE = only('قبل|قبيل|before|ahead of|prior to|right before|just before')
export const FROM = only(
  'من|ابتداء من|بدءا من|اعتبارا من|بداية من|من يوم|من ليلة|من تاريخ|from|starting|starting from|starting on|beginning|from the',
)
export const TO = only(
  'إلى|لين|لحد|لغاية|حتى|الا|ل|الى يوم|لين يوم|ليوم|الى ليله|لحد يوم|حتى يوم|لغاية يوم|to|till|until|through|thru|til|up to|to the|until the|till the',
)
export const BETWEEN = only('بين|ما بين|بين يوم|between|between the')
export const AND = only('و|and|and the|&')
export const OF = only(
  'of|in|من|في|في شهر|من شهر|of the|in the|شهر|حق|of the month of|in the month of|the|during|during the|هال',
)
export const FILLERS = only(
  'في|خلال|أثناء|بتاريخ|تاريخ|الموافق|اجازة|عطلة|موسم|فترة|يوم|ايام|ليلة|ليالي|مساء|صباح|ظهر|عصر|ليل|on|during|over|at|the|in|for|night|evening|night of|evening of|day of|date|morning of|morning|day',
)
export const FROM_NOW = only('from now|from today|من الحين|من الان|من اليوم|من دحين|من الآن')
/** Before a duration that counts from today. */
export const IN = only('in|بعد|عقب|after|كمان')
export const FOR = only('لمدة|مدة|مدتها|مدته|for|for a|of|لفترة')
export const A = only('a|an|one|واحد|واحدة|وحدة')
export const DAY_MARK = only('يوم|بيوم|ليوم|تاريخ|بتاريخ|ليلة|the|on the|day')
export const ORDINAL_ENDS = only('st|nd|rd|th')
export const MONTH_WORD = only('شهر|month|month of')
export const YEAR_MARKS = only('سنة|عام|هجري|هجرية|هـ|ه|ah|hijri|لعام|لسنة|h')
