import { type Amount, numberAt } from './numbers'
import { type Match, only, type Phrases, phraseAt, phrasesOf } from './phrases'
import { hasAnd, hasFor, hasWith, type Word } from './words'

/** What a number of a sentence limits or counts. */
export type Quantity =
  | { of: 'price'; min?: number; max?: number }
  | { of: 'people' | 'adults' | 'children'; count: number }
  | { of: 'rooms' | 'bedrooms' | 'tents'; count: number }
  | { of: 'area'; min?: number; max?: number }
  | { of: 'rating'; count: number }

export interface QuantityMatch {
  quantity: Quantity
  next: number
}

type Cue = 'max' | 'min' | 'people' | 'price' | 'area' | 'rating' | 'from' | 'between' | 'for' | 'about'

/** What stands before a number and says which of its ends counts, or what it counts. */
const CUES: Phrases<Cue> = phrasesOf<Cue>([
  [
    'max',
    'أقل من|اقل|تحت|تحت ال|ما يتعدى|ما تتعدى|ما يتجاوز|ما تتجاوز|لا يتجاوز|لا تتجاوز|لا يتعدى|ما يزيد عن|ما تزيد عن|ما يزيد على|لا يزيد عن|لا تزيد عن|لا يزيد على|لا تزيد على|ما يزود عن|ما يعدي|ما تعدي|ما يطلع فوق|ما يفوق|لا يفوق|سقف|حد أقصى|بحد أقصى|بحد اقصاه|الحد الأقصى|الحد الاعلى|حد اعلى|أقصى شي|اقصى شيء|أقصى حد|كحد اقصى|لحد|لغاية|لين|حتى|الى|الى حد|أرخص من|ارخص من|دون|أدنى من|مو اكثر من|ما هو اكثر من|مب اكثر من|موب اكثر من|ليس أكثر من|لا اكثر من|ما اكثر من|ما يكون اكثر من|اعلى شي|اعلى حد|below|under|less than|lower than|cheaper than|max|maximum|maximum of|max of|a maximum of|at most|up to|upto|no more than|not more than|not over|not above|within|not exceeding|wont exceed|does not exceed|doesnt exceed|not to exceed|<|limit|limit of|max price|maximum price|price under|price below|price up to|price max|price less than|budget under|budget up to|budget max|up to max|for under|for less than|priced under|priced below|costing under|costing less than|smaller than|fewer than|no bigger than',
  ],
  [
    'min',
    'أكثر من|اكثر|فوق|فوق ال|أعلى من|اعلى من|ابتداء من|يبدأ من|يبدا من|تبدأ من|يبدي من|ما يقل عن|ما تقل عن|لا يقل عن|لا تقل عن|ما يقل|على الاقل|عالاقل|مو اقل من|ما هو اقل من|مب اقل من|ليس اقل من|لا اقل من|حد ادنى|بحد أدنى|الحد الادنى|كحد ادنى|اكبر من|أقل شي|اقل شي|أزيد من|ازيد من|at least|more than|over|above|minimum|minimum of|min|min of|a minimum of|starting from|starts at|starting at|no less than|not less than|not under|not below|greater than|higher than|upwards of|>|price from|price above|price over|prices from|bigger than|larger than|priced from|priced over|priced above|costing over|costing more than',
  ],
  [
    'about',
    'حدود|بحدود|في حدود|حوالي|حوالين|تقريبا|قرابة|قريب|قريب من|نحو|يمكن|زي|بالكثير|around|about|approximately|approx|roughly|nearly|some|almost|circa',
  ],
  [
    'price',
    'حدي|حدنا|سعر الليلة|سعر الليلة حدود|سعر اليوم|السعر لليلة|سعر الليلة الواحدة|سعرها لليلة|سعره لليلة|price per night|nightly price|ميزانية|ميزانيتي|ميزانيتنا|بميزانية|ميزانيتنا حوالي|ميزانيتي حدود|ميزانيتي بحدود|ميزانيتي في حدود|الميزانية حدود|السعر|بسعر|سعر|سعره|سعرها|بمبلغ|مبلغ|ميزانية حدود|ميزانيه في حدود|السعر بحدود|السعر في حدود|سعره في حدود|سعرها في حدود|سعرها بحدود|سعره بحدود|سعره حدود|سعرها حدود|السعر حدود|بسعر حدود|بقيمة|قيمة|budget|budget of|budget is|budget around|budget about|my budget is|our budget is|with a budget of|a budget of|price|price is|priced at|costing|price around|price about|rate|sar|sr|riyals|spend|pay|budget of around|budget of about|at around',
  ],
  [
    'people',
    'تاخذ|ياخذ|تأخذ|يأخذ|يكفي|تكفي|يكفينا|تكفينا|يتسع|تتسع|يتسع ل|تتسع ل|يسع|تسع|توسع|يوسع|تسع ل|يشيل|تشيل|سعة|سعته|سعتها|بسعة|تستوعب|يستوعب|عدد|عددنا|العدد|عددهم|لعدد|بعدد|احنا|حنا|نحن|كنا|عدد الضيوف|عدد الاشخاص|عدد المعازيم|عددنا حوالي|عائلة من|عائلتنا من|عايلة من|عيلة من|مجموعة من|لمجموعة من|قروب|قروب من|جماعة من|we are|were|for a group of|group of|a group of|party of|a party of|family of|a family of|capacity|capacity of|capacity for|with capacity for|with a capacity of|sleeps|sleeping|accommodate|accommodates|accommodating|fits|fit|holds|hold|seats|seat|seating|seating for|room for|space for|number of guests|guests|team of|a team of|crowd of',
  ],
  [
    'area',
    'مساحة|مساحته|مساحتها|بمساحة|المساحة|مساحه لا تقل عن|area|area of|an area of|size|size of|with an area of',
  ],
  [
    'rating',
    'تقييم|تقييمه|تقييمها|بتقييم|التقييم|ريت|ريتنق|نجوم|rated|rating|rating of|a rating of|with a rating of|stars|score|rate|rating from',
  ],
  ['from', 'من|from|starting'],
  ['between', 'بين|ما بين|between|anywhere between|somewhere between'],
  ['for', 'ل|لـ|for'],
])

/** What stands after a number and says the same. */
const POST_MIN = only(
  'وفوق|فما فوق|فاكثر|فأكثر|او اكثر|أو أكثر|وطالع|وأعلى|فاعلى|او اعلى|واكثر|على الأقل|عالاقل|كحد أدنى|بالقليل|وازيد|وازود|او ازيد|فما اكثر|او فوق|or more|and up|and above|plus|+|upwards|or above|and more|minimum|min|or higher|at least|or better|or over|and over|or up|and higher|or bigger|or larger',
)
const POST_MAX = only(
  'واقل|وأقل|او اقل|أو أقل|فاقل|فأقل|وتحت|او تحت|فما دون|كحد أقصى|كحد اقصى|بالكثير|بحد اقصى|حد اقصى|واقل منه|كأقصى حد|على الاكثر|عالاكثر|or less|and under|or under|maximum|max|at most|tops|or below|and below|at the most|or cheaper|or fewer',
)
const POST_ABOUT = only('تقريبا|تقريب|حوالي|approximately|approx|or so|roughly|more or less|about')

type Noun = 'people' | 'adults' | 'children' | 'rooms' | 'bedrooms' | 'tents' | 'area' | 'money' | 'rating'

const NOUNS: Phrases<Noun> = phrasesOf<Noun>([
  [
    'people',
    'شخص|أشخاص|شخصا|شخصًا|نفر|أنفار|انفار|نفرا|ضيف|ضيوف|ضيفا|ضيفة|فرد|أفراد|فردا|ناس|بني ادم|آدمي|معزوم|معازيم|مدعو|مدعوين|مدعوا|حاضر|لاعب|لاعبين|لاعبا|رجال|رجل|نساء|حريم|بنات|بنت|شباب|شاب|حرمة|سيدات|سيدة|امراة|أصدقاء|اصحاب|خويا|زملاء|راس|people|person|persons|guest|guests|pax|players|player|friends|attendees|invitees|men|women|ladies|girls|guys|ppl|heads|boys|visitors|seats|of us|individuals|folks|colleagues|employees|men and women|travelers|travellers|family members',
  ],
  ['adults', 'كبار|بالغين|بالغ|بالغا|كبير|راشد|راشدين|adult|adults|grown ups|grownups'],
  [
    'children',
    'أطفال|اطفال|طفل|طفلا|بزران|بزارين|بزر|ورعان|عيال|أولاد|صغار|اولاد|رضع|رضيع|kids|kid|children|child|toddlers|toddler|babies|baby|infant|infants|little ones',
  ],
  ['bedrooms', 'غرف نوم|غرفة نوم|حجر نوم|bedroom|bedrooms|bed room|bed rooms|br|bdr|bhk|sleeping rooms'],
  ['rooms', 'غرف|غرفة|حجر|حجرة|room|rooms'],
  ['tents', 'خيام|خيمة|خيم|tent|tents'],
  [
    'area',
    'متر|متر مربع|مترا|أمتار|امتار|م|م2|مترا مربعا|متر مربعا|sqm|m2|sq m|square meter|square meters|square metre|square metres|sq meter|sq meters|sq metres|meters|metres|m|meter',
  ],
  [
    'money',
    'ريال|ريالات|ريالا|ريال سعودي|ر س|رس|ر|sar|sr|riyal|riyals|rial|rials|saudi riyals|﷼|rs|saudi riyal|bucks|sr per night|ريالين',
  ],
  ['rating', 'نجوم|نجمة|star|stars|out of 5|من 5|من خمسة|نجوم وفوق'],
])

/** A count and its noun in one word or phrase. */
const COUNTED: Phrases<Quantity> = phrasesOf<Quantity>([
  [
    { of: 'people', count: 2 },
    'شخصين|شخصان|نفرين|ضيفين|ضيفان|فردين|لشخصين|زوجين|زوجين فقط|زوج وزوجة|انا وزوجتي|أنا وزوجتي|انا وزوجي|انا ومرتي|انا وحرمتي|انا والمدام|انا واهلي بس|انا وأمي|انا وابوي|انا وامي|انا واخوي|انا واختي|انا وخويي|انا وصديقي|انا وصديقتي|لي ولزوجتي|لي انا وزوجتي|عروسين|عريسين|عرسان|معاريس|اثنينا|couple|a couple|couples|two of us|the two of us|both of us|me and my wife|me and my husband|my wife and i|my husband and i|my wife and me|my husband and me|newlyweds|for two|two',
  ],
  [
    { of: 'people', count: 1 },
    'شخص واحد|فرد واحد|نفر واحد|ضيف واحد|لشخص|لفرد|just me|only me|لي بس|لحالي|بروحي|solo|myself|one person|single person|a single person',
  ],
  [{ of: 'people', count: 3 }, 'three of us|the three of us'],
  [{ of: 'people', count: 4 }, 'four of us|the four of us'],
  [{ of: 'adults', count: 2 }, 'كبيرين|بالغين اثنين|كبار اثنين|شخصين كبار'],
  [{ of: 'children', count: 2 }, 'طفلين|طفلان|بزرين|ولدين|رضيعين|بنتين|طفلين صغار'],
  [{ of: 'children', count: 1 }, 'طفل واحد|طفل|ورع|a child|one child|a kid|a baby|a toddler'],
  [{ of: 'bedrooms', count: 2 }, 'غرفتين نوم|غرفتي نوم|غرفتين للنوم|غرفتا نوم'],
  [{ of: 'bedrooms', count: 1 }, 'غرفة نوم|غرفة نوم واحدة|غرفة نوم وحدة|one bedroom|a bedroom'],
  [{ of: 'rooms', count: 2 }, 'غرفتين|غرفتان|حجرتين'],
  [{ of: 'rooms', count: 1 }, 'غرفة واحدة|غرفة وحدة|one room'],
  [{ of: 'tents', count: 2 }, 'خيمتين|خيمتان'],
  [{ of: 'tents', count: 1 }, 'خيمة واحدة|خيمة وحدة|one tent'],
])

/** After an amount of money. */
const PER_NIGHT = only(
  'لليلة|لليلة الواحدة|في الليلة|في الليلة الواحدة|الليلة|بالليلة|ليلة|لليوم|في اليوم|باليوم|كل ليلة|الليلة الواحدة|للساعة|بالساعة|في الساعة|per night|a night|per day|a day|each night|every night|nightly|night|an hour|per hour|hourly|for the night|for a night',
)
const TO = only('إلى|الى|لين|لحد|لغاية|حتى|ل|الا|to|till|until|up to|and up to')
const AND = only('و|and')

/** `السعر في حدود`: so many of them stand before one number. */
const MOST_CUES = 6

/** The amount, limit or count that begins at a position; null where there is none. */
export function quantityAt(words: readonly Word[], at: number): QuantityMatch | null {
  const counted = phraseAt(COUNTED, words, at)
  if (counted && !isSetByMore(words, at, counted.value))
    return { quantity: counted.value, next: counted.next }
  const cues: Cue[] = []
  let start = at
  for (let cue = phraseAt(CUES, words, start); cue; cue = phraseAt(CUES, words, start)) {
    if (cues.length >= MOST_CUES || numberAt(words, start) !== null) break
    cues.push(cue.value)
    if (hasFor(cue.attached)) cues.push('for')
    start = cue.next
  }
  const dual = cues.length > 0 ? phraseAt(COUNTED, words, start) : null
  if (dual && dual.next > start && numberAt(words, start) === null)
    return { quantity: dual.value, next: dual.next }
  const first = amountAt(words, start, cues)
  return first && numbered(words, cues, first)
}

/** The digits of `two` alone may belong to `two bedrooms` or `two nights`. */
function isSetByMore(words: readonly Word[], at: number, { of }: Quantity): boolean {
  if (of !== 'people' || numberAt(words, at)?.next !== at + 1)
    return words[at]?.text === 'for' && isMoreAfterTwo(words, at)
  return true
}

const isMoreAfterTwo = (words: readonly Word[], at: number): boolean => {
  const amount = numberAt(words, at + 1)
  if (!amount) return false
  return amount.next > at + 2 || phraseAt(NOUNS, words, amount.next) !== null || isUnit(words[amount.next])
}

const isUnit = (word: Word | undefined): boolean => /^(?:night|day|week|month)$/.test(word?.text ?? '')

function amountAt(words: readonly Word[], at: number, cues: Cue[]): Amount | null {
  const isCurrency = /^(?:sar|sr|ريال|﷼)$/.test(words[at]?.text ?? '')
  if (isCurrency) cues.push('price')
  const amount = numberAt(words, isCurrency ? at + 1 : at)
  if (!amount) return null
  if (hasWith(amount.attached)) cues.push('price')
  if (hasFor(amount.attached)) cues.push('for')
  return amount
}

/** The second end of a range, and whether both ends were given. */
function endAt(words: readonly Word[], cues: readonly Cue[], { next, value }: Amount): Amount | null {
  const noun = phraseAt(NOUNS, words, next)
  for (const position of noun ? [next, noun.next] : [next]) {
    const to = phraseAt(cues.includes('between') ? AND : TO, words, position)
    const isJoined = words[position]?.isJoined === true
    const start = to && !to.attached ? to.next : position
    const amount = numberAt(words, start)
    const isAttached = amount !== null && (cues.includes('between') ? hasAnd : hasFor)(amount.attached)
    if (amount && (isJoined || isAttached || start > position) && amount.value >= value) return amount
  }
  return null
}

function numbered(words: readonly Word[], cues: readonly Cue[], first: Amount): QuantityMatch | null {
  const last = endAt(words, cues, first)
  let next = (last ?? first).next
  next = phraseAt(POST_ABOUT, words, next)?.next ?? next
  let [isMin, isMax] = [false, false]
  const post = () => {
    const min = limitAfter(POST_MIN, words, next)
    const max = min ? null : limitAfter(POST_MAX, words, next)
    isMin ||= min !== null
    isMax ||= max !== null
    next = min?.next ?? max?.next ?? next
  }
  post()
  const noun = phraseAt(NOUNS, words, next)
  next = noun?.next ?? next
  post()
  next = phraseAt(POST_ABOUT, words, next)?.next ?? next
  const of = classOf(noun?.value, cues, first, last !== null)
  if (!of) return null
  if (of === 'money') {
    next = phraseAt(PER_NIGHT, words, next)?.next ?? next
    post()
  }
  const isFrom = cues.includes('min') || (cues.includes('from') && !last)
  const limit = isMin || (isFrom && !isMax) ? 'min' : 'max'
  return { quantity: quantityOf(of, first.value, last?.value ?? null, limit, cues), next }
}

/** A limit after its number; `واقل من` begins the next one. */
function limitAfter(table: Phrases<true>, words: readonly Word[], at: number): Match<true> | null {
  const found = phraseAt(table, words, at)
  const isBefore =
    found && (/^(?:من|عن|than|of)$/.test(words[found.next]?.text ?? '') || numberAt(words, found.next))
  return isBefore ? null : found
}

/** The least amount that is one of money where nothing says so: less is an hour of the clock. */
const LEAST_BARE_PRICE = 50
/** The largest number that is a count of people where nothing says what it counts. */
const BARE_PEOPLE = 99

function classOf(
  noun: Noun | undefined,
  cues: readonly Cue[],
  { value }: Amount,
  isRange: boolean,
): Noun | null {
  const isRating = cues.includes('rating') && value <= 5
  if (isRating && noun !== 'people') return 'rating'
  if (noun === 'rating') return null
  if (noun) return noun
  if (cues.includes('area')) return 'area'
  if (cues.includes('price')) return 'money'
  if (cues.includes('people') || cues.includes('for')) return 'people'
  const isLimited = cues.some((cue) => cue === 'max' || cue === 'min' || cue === 'about')
  const isBareRange = isRange && (cues.includes('from') || cues.includes('between'))
  if (isLimited || isBareRange) return value >= LEAST_BARE_PRICE ? 'money' : null
  return value > BARE_PEOPLE ? 'money' : null
}

function quantityOf(
  of: Noun,
  first: number,
  last: number | null,
  limit: 'min' | 'max',
  cues: readonly Cue[],
): Quantity {
  if (of === 'rating') return { of: 'rating', count: first }
  if (of === 'money' || of === 'area') {
    const kind = of === 'money' ? 'price' : 'area'
    if (last !== null) return { of: kind, min: first, max: last }
    const isLimited = limit === 'min' || cues.includes('max')
    // A size without a limit is the least that is wanted, a price the most.
    if (kind === 'area' && !isLimited) return { of: kind, min: first }
    return { of: kind, [limit]: first }
  }
  return { of, count: Math.round(last ?? first) }
}
