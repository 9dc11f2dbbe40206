import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import type { SearchParam } from '@/lib/domain/search/search-params'

/** The English name of a city in the catalogue, and what else it is called. */
export const CITY_WORDS: readonly (readonly [string, string])[] = [
  ['Makkah', 'مكة|مكه المكرمه|العاصمة المقدسة|mecca|mekkah|makka|makkah al mukarramah'],
  ['Jeddah', 'جدة|جده|عروس البحر|عروس البحر الأحمر|jedda|jidda|jiddah|jaddah'],
  ['Riyadh', 'الرياض|رياض|العاصمة|riyad|reyadh|ar riyadh|al riyadh'],
  ['Taif', 'الطائف|الطايف|عروس المصايف|at taif|al taif|taef|tayif'],
  [
    'Madinah',
    'المدينة|المدينة المنورة|طيبة الطيبة|medina|madina|al madinah|al madina|al medina|madinah al munawwarah',
  ],
  ['Abha', 'أبها|ابهى'],
  ['Dammam', 'الدمام|دمام|ad dammam|al dammam|damam'],
  ['Buraidah', 'بريدة|بريده|buraydah|buraida|burayda|buraidha|buraydha'],
  ['Tabuk', 'تبوك|tabouk|tabook'],
]

/** What a word of a listing type means. */
export interface TypeWord {
  type: PropertyType
  /** beside another type it is the facility with this English title, without one nothing that is known */
  beside?: string | null
  /** a facility that it adds */
  facility?: string
}

export const TYPE_WORDS: readonly (readonly [TypeWord, string])[] = [
  [
    { type: 'Chalets' },
    'شاليه|شاليهات|شاليهين|شالية|شالي|شاليهه|شليه|شليهات|chalet|chalets|shalet|challet|chalé',
  ],
  [
    { type: 'Resorts' },
    'استراحة|استراحه|استراحات|إستراحة|استراحتين|منتجع|منتجعات|ريزورت|ريسورت|رست هاوس|rest house|rest houses|resthouse|istiraha|istirahah|estiraha|isteraha|istraha|resort|resorts',
  ],
  [
    { type: 'Hotel' },
    'فندق|فنادق|فندقية|اوتيل|أوتيل|هوتيل|غرفة فندق|غرفة فندقية|غرفة في فندق|غرفة بفندق|hotel|hotels|hotel room|room in a hotel|room at a hotel',
  ],
  [
    { type: 'Apartment' },
    'شقة|شقه|شقق|شقة مفروشة|شقق مفروشة|شقة فندقية|شقق فندقية|شقق مخدومة|شقة مخدومة|فيلا|فيله|فلا|فله|فلة|فلل|فلة مفروشة|فيلا مفروشة|فيلات|apartment|apartments|flat|flats|villa|villas|serviced apartment|furnished apartment|furnished flat|furnished villa|apt|studio|studio apartment|استديو|استوديو|ستوديو',
  ],
  [
    { type: 'Stadium', beside: 'Football field' },
    'ملعب|ملاعب|ملعب كورة|ملعب كرة|ملعب كره قدم|ملعب كرة القدم|ملعب قدم|ملاعب كورة|ملعب كوره قدم|pitch|pitches|football pitch|football pitches|football field|soccer field|soccer pitch|field|stadium|stadiums|football ground|sports field|playing field|football stadium',
  ],
  [
    { type: 'Stadium', beside: 'Padel court', facility: 'Padel court' },
    'ملعب بادل|ملعب بدل|ملعب بادیل|ملاعب بادل|بادل|padel court|padel courts|padel|paddle court|padel pitch',
  ],
  [
    { type: 'Stadium', beside: 'Covered pitch', facility: 'Covered pitch' },
    'ملعب مغطى|ملعب مغطي|ملعب مسقوف|ملعب داخلي|ملعب كورة مغطى|ملعب كرة قدم مغطى|ملعب كورة مسقوف|ملعب كورة داخلي|ملاعب مغطاة|ملعب صالات|covered pitch|indoor pitch|covered football pitch|indoor football pitch|covered field|indoor field|covered stadium|indoor stadium|covered football field|indoor football field|covered soccer pitch|roofed pitch',
  ],
  [
    { type: 'Stadium', beside: 'Air-conditioned pitch', facility: 'Air-conditioned pitch' },
    'ملعب مكيف|ملعب كورة مكيف|ملعب كرة قدم مكيف|ملعب مبرد|ملاعب مكيفة|air conditioned pitch|air conditioned football pitch|ac pitch|air conditioned field|air conditioned football field|air conditioned stadium|airconditioned pitch|air conditioned soccer pitch|pitch with ac|cooled pitch',
  ],
  [
    { type: 'Lounges', beside: null },
    'لاونج|لاونجات|جلسة|جلسه|جلسات|صالة|صاله|صالات|صالات وجلسات|قعدة|قعده|جلسات وصالات|lounge|lounges|sitting lounge|صالة جلسات|صالة وجلسة',
  ],
  [
    { type: 'Camps', beside: null },
    'مخيم|مخيمات|مخيمين|كامب|خيمة|خيمه|كشتة في البر|camp|camps|campsite|camping site|campground|desert camp|glamping|tented camp',
  ],
  [
    { type: 'Wedding_Halls', beside: null },
    'قاعة|قاعه|قاعات|قاعة زواج|قاعات زواج|قاعة أفراح|قاعة افراح|قاعات افراح|قاعات أفراح|قاعة زفاف|قاعة عرس|قاعة اعراس|قاعة مناسبات|قاعة احتفالات|قاعة حفلات|قاعة زواجات|صالة أفراح|صالة افراح|صالات افراح|صالة زواج|صالة زفاف|صالة مناسبات|صالة اعراس|صالة عرس|قصر أفراح|قصر افراح|قصور أفراح|هول|wedding|weddings|wedding party|wedding party hall|زواج|زفاف|عرس|اعراس|افراح|زواجات|حفل زفاف|حفلة زواج|حفل زواج|حفلة زفاف|حفلة عرس|قاعة لزواج|قاعة لحفل زواج|قاعة لحفل زفاف|قاعة لعرس|hall|halls|hall for wedding|hall for a wedding|hall for weddings|wedding hall|wedding halls|wedding venue|weddings hall|event hall|events hall|party hall|banquet hall|ballroom|marriage hall|celebration hall',
  ],
  [{ type: 'Farms' }, 'مزرعة|مزرعه|مزارع|مزرعتين|عزبة|farm|farms|farmhouse|farm house|farm stay|ranch'],
]

/** A parameter of a search and its value, in the form of an address. */
export type Setting = readonly [SearchParam, string]

export const SETTING_WORDS: readonly (readonly [Setting, string])[] = [
  [
    ['audience', 'Only_families'],
    'عوائل|عائلات|عوايل|عائلي|عائلية|عايلي|عايليه|عائلة|عايلة|عيلة|عوائل فقط|عائلات فقط|عوايل بس|عوائل بس|للعوائل فقط|عوايل فقط|عوائل وبس|families|family|families only|family only|only families|only for families|family friendly|for a family',
  ],
  [
    ['audience', 'Families_and_Singles'],
    'عوائل وعزاب|عوايل وعزاب|عزاب وعوائل|عزاب وعوايل|عائلات وعزاب|عوائل وأفراد|عوايل وشباب|عوائل وشباب|عزاب|عزابيه|عزوبية|عزابية|شباب|الشباب|شبان|عزاب فقط|شباب فقط|singles|single|bachelors|bachelor|bachelors only|singles only|guys|young men|families and singles|singles and families|families or singles|families and bachelors|bachelors and families|single men|boys|lads|guys only',
  ],
  [
    ['audience', 'ladies'],
    'سيدات|سيدات فقط|نساء|نساء فقط|حريم|حريم فقط|حريم بس|بنات|بنات فقط|بنات بس|نسائي|نسائية|نسائيه|نسوان|للنساء|ladies|ladies only|women|women only|girls|girls only|females|female only|only ladies|only women|only girls|all girls|all women',
  ],
  [
    ['section', 'men'],
    'قسم رجال|قسم الرجال|قسم للرجال|قسم رجالي|قسم الرجاجيل|men section|mens section|section for men|male section|men side',
  ],
  [
    ['section', 'women'],
    'قسم نساء|قسم النساء|قسم للنساء|قسم حريم|قسم الحريم|قسم للحريم|قسم نسائي|قسم للسيدات|قسم سيدات|قسم بنات|women section|womens section|ladies section|section for women|section for ladies|female section|women side',
  ],
  [
    ['section', 'both'],
    'قسم رجال ونساء|قسم رجال وقسم نساء|قسم رجال وقسم حريم|قسم رجال وحريم|قسم رجال وقسم للحريم|قسم للرجال وقسم للنساء|قسم للرجال وقسم للحريم|قسم للرجال وللنساء|قسم للرجال والنساء|قسم للرجال والحريم|قسم الرجال والنساء|قسم نساء ورجال|قسم نساء وقسم رجال|قسم حريم وقسم رجال|قسم حريم ورجال|قسمين رجال ونساء|قسمين رجال وحريم|قسمين للرجال والنساء|قسمين نساء ورجال|اقسام رجال ونساء|قسمي رجال ونساء|رجال ونساء|رجال وحريم|نساء ورجال|men and women sections|mens and womens sections|men and women section|mens and womens section|sections for men and women|section for men and women|section for men and one for women|women and men sections|womens and mens sections|men section and women section|mens section and womens section|men and ladies sections|separate sections for men and women|both sections|male and female sections',
  ],
  [
    ['instant', '1'],
    'حجز فوري|فوري|حجز مباشر|حجز على طول|الحجز فوري|تأكيد فوري|instant booking|instant|instant book|book instantly|instantly|instantly bookable|instant confirmation|حجز سريع',
  ],
  [
    ['pet', '1'],
    'قطة|قطه|قطوة|قطوتي|قطتي|قطو|بس أليف|قطط|كلب|كلبي|كلاب|حيوان أليف|حيوان|حيوانات أليفة|حيوانات اليفه|الحيوانات الأليفة|حيوانات|حيواني الأليف|حيواني|pet|pets|cat|cats|dog|dogs|pet friendly|pets allowed|pet allowed|puppy|kitten|dog friendly',
  ],
  [
    ['sort', 'price_asc'],
    'أرخص|الارخص|ارخص شي|ارخص سعر|أرخص الأسعار|أقل سعر|اقل الاسعار|أقل الأسعار|الأقل سعرا|الاقل سعر|الأوفر|اوفر|رخيص|رخيصة|رخيصه|اقل تكلفه|cheapest|lowest price|lowest prices|lowest priced|cheap|least expensive|cheapest first|low price|low prices|lowest cost|cheapest price',
  ],
  [
    ['sort', 'price_desc'],
    'أغلى|الاغلى|أعلى سعر|اعلى الاسعار|الأغلى سعرا|most expensive|highest price|highest priced|priciest|dearest',
  ],
  [
    ['sort', 'rating'],
    'أعلى تقييم|اعلى تقييما|الأعلى تقييما|الأعلى تقييم|احسن تقييم|أفضل تقييم|الأفضل تقييما|افضل التقييمات|اعلى التقييمات|احسن التقييمات|اعلى ريت|تقييمه عالي|تقييم عالي|تقييمها عالي|تقييمه حلو|top rated|best rated|highest rated|highest rating|best rating|top rating|best reviewed|best reviews|highly rated|well rated|top reviews|rated best|rated highest',
  ],
  [
    ['sort', 'views'],
    'الأكثر مشاهدة|اكثر مشاهده|الاكثر مشاهدات|اكثر مشاهدات|most viewed|most popular|most views|most watched|most seen',
  ],
  [
    ['paymentType', 'payAtCheckin'],
    'الدفع عند الوصول|الدفع عند الدخول|الدفع وقت الوصول|الدفع وقت الدخول|دفع عند الوصول|دفع عند الدخول|الدفع لما نوصل|ادفع عند الوصول|أدفع عند الدخول|ندفع عند الوصول|ندفع عند الدخول|ادفع لما اوصل|ندفع لما نوصل|ادفع لما ادخل|الدفع لما اوصل|ادفع وقت الدخول|ادفع وقت الوصول|الدفع في المكان|الدفع بالمكان|الدفع هناك|pay on arrival|pay at check in|pay at checkin|pay at the door|pay upon arrival|pay when we arrive|pay when i arrive|payment on arrival|payment at check in|paying on arrival|pay there|pay later at check in|pay at the place|payment upon arrival|pay on check in|pay at arrival|paid on arrival',
  ],
  [
    ['paymentType', 'halfPayment'],
    'عربون|عربون بس|عربون فقط|بعربون|دفع عربون|ادفع عربون|دفع جزئي|نص المبلغ|نصف المبلغ|ادفع نص|ادفع النص|نص الدفع|دفع نصف المبلغ|نص الحين ونص بعدين|الدفع الجزئي|دفع النص|deposit only|deposit|only a deposit|pay a deposit|just a deposit|half payment|half now|pay half|pay half now|half up front|half upfront|partial payment|half the amount|with a deposit|half now half later|pay half first',
  ],
  [
    ['paymentType', 'fullPayment'],
    'دفع كامل|دفع كامل المبلغ|الدفع كامل|الدفع كاملا|full payment|pay in full|pay full|pay everything now',
  ],
  [
    ['cancellation', 'Flexible'],
    'إلغاء مجاني|الغاء مجاني|الإلغاء مجاني|الغاء مجانا|إلغاء مرن|الغاء مرن|إلغاء مجانا|الغاء ببلاش|الغاء بلاش|الغاء بدون رسوم|سياسة إلغاء مرنة|سياسة الغاء مرنه|الالغاء المجاني|الإلغاء المجاني|الالغاء المرن|الغاؤه مجاني|يلغى مجانا|يتلغي مجانا|يمكن إلغاؤه|free cancellation|flexible cancellation|free cancelation|flexible cancelation|cancel free|cancel for free|cancel for nothing|free to cancel|refundable|fully refundable|flexible cancellation policy|cancellable|free cancel|can cancel for free|flexible cancel',
  ],
  [['cancellation', 'Moderate'], 'إلغاء متوسط|سياسة متوسطة|moderate cancellation'],
]

/** What begins like a day or a feast of the calendar and is none: none of its words sets a parameter. */
export const NO_TIME_WORDS =
  'خميس مشيط|عيد ميلاد|عيد ميلادي|عيد زواج|عيد زواجنا|عيد الحب|عيد الأم|اعياد ميلاد|khamis mushait|khamis mushayt|khamees mushait|mothers day|احد رفيدة|أحد المسارحة|سبت العلايا|بعيد|بعيدة'

/** Words that carry no wish: greetings, politeness, prepositions, and what qualifies something else. */
export const STOP_WORDS = `
السلام|عليكم|سلام|السلام عليكم|وعليكم|ورحمة|الله|وبركاته|مرحبا|هلا|اهلا|هلا والله|يا هلا|والله|حياك|حياكم|يا|مساء الخير|صباح الخير|الخير|مساكم|صباحكم|يسعد|يسعدك|يسعدكم|صباحك|مساك|تحية|طيبة طيبه
شكرا|مشكور|مشكورين|يعطيك|يعطيكم|العافية|العافيه|تسلم|تسلمون|جزاك|جزاكم|خيرا|خير|تكفى|تكفون|طلبتك|لو|سمحت|سمحتم|سمحتي|سمحتوا|معليش|معليه|ما عليه|رجاء|رجاءا|فضلا|فضلك|من فضلك|امانة|بليز|لطفا|ممكن|يمكن|امكن|اذا|ان|تكرمت|تكرما|تكرمتوا|بالله|الله يسعدك|الله يعافيك|يعافيك|يعافيكم|عافاك|يخليك|يخليكم|يسلمك|يسلمكم|يوفقك|يحفظك|الله يخليك|ان شاء الله|انشالله|شاء|اخوي|اخي|اختي|اخواني|حبيبي|طال|عمرك|لاهنت|هنت|لا هنت|لا هنتم|ما عليك امر|ما عليكم امر|امر|الغالي|ياليت|ليت|يا ليت|ترى|طيب|اوكي|تمام
ابيلي|ابغالي|ابغاله|نبيلي|نبغالنا|ابغا لي|دوروا لي|شوفولي|دورولي|لقوا لي|القولي|ابي|ابغى|ابغا|ابغي|ابا|بغيت|بغينا|نبي|نبغى|نبغا|نبغي|نبا|ابيه|ابيها|نبيه|نبيها|ابغاه|ابغاها|نبغاه|نبغاها|يبي|يبغى|تبي|يبون|يبغون|يبغوا|ودي|ودنا|ودي ب|اريد|نريد|اود|نود|ارغب|نرغب|يلزمني|يلزمنا|محتاج|محتاجين|محتاجة|احتاج|نحتاج|عاوز|عايز|ناوي|ناوين|ناويين|طالب|طالبين|ابحث|نبحث|ادور|ندور|دور|دوروا|ادوّر|ندوّر|دورلي|ادورلي|دوري|اشوف|نشوف|ابشوف|شوف|شوفلي|شوفوا|شفلي|لقيت|القى|نلقى|الاقي|نلاقي|القالي|احصل|نحصل|حصل|احصلي|اعطني|عطني|عطوني|اعطيني|عطيني|هات|هاتوا|جيب|جيبوا|اقترح|اقترحوا|وش|ايش|اش|شو|ايه|كم|بكم|عندكم|عندك|عندي|عندنا|لديكم|لدي|معي|معنا|معاي|معانا|معايا|فين|وين|اين|كيف|هل|في|فيه|فيها|فيهم|به|بها|له|لها|لي|لنا|لك|لكم|يوجد|توجد|متوفر|متوفره|متوفرة|متاح|متاحة|متاحه|فاضي|فاضيه|فاضية|شاغر|شاغرة|موجود|موجودة|حجز|احجز|نحجز|ابحجز|بحجز|نبحجز|للحجز|حجزي|حجوزات|استئجار|ايجار|للايجار|تأجير|استاجر|نستاجر|اجار|للاجار|اؤجر|ياجر|يوجر|بحث|عرض|اعرض|اعرضوا|عروض|عرضوا|احنا|حنا|نحن|انا|واحنا|نكون|بنكون|نقعد|نجلس|نسكن|ننام|نبات|نقضي|اقضي|نروح|بنروح|نطلع|بنطلع|نجي|بنجي|بنجيكم|نسافر|رايح|رايحين|جايين|جاي جايين|مسافر|مسافرين|نزور|سنكون|سنصل|نصل|نوصل|بنوصل|يكون|تكون|كون|يكونون|عشان|علشان|لاجل|من اجل|لان|بس|فقط|برضو|برضه|كمان|ايضا|بعد|قبل|كذا|يعني|زي|مثل|عن|على|الى|من|مع|او|ولا|و|ب|ل|الي|اللي|الذي|التي|ذا|هذا|هذه|هذي|ذي|ال|عند|بين|حتى|لين|لحد|لغاية|خلال|أثناء|اثناء|حول|ضمن|داخل|بداخل|وسط|قد|كل|بعض|اي|حق|حقت|حقين|تبع|لازم|ضروري|يفضل|ويفضل|مطلوب|المطلوب|شرط|بشرط|شرطي|اهم|شي|شيء|حاجة|حاجه|شغلة|ما|لا|مو|مب|مافي|مهو|هو|هي|هم|جدا|مره|مرة|كثير|تقريبا|حدود|حوالي|قرابة|نحو|عالاقل|الاقل|بالكثير|كحد|اقصى|ادنى|لمدة|مدة|لمده|مدته|مدتها|طول|طوال|كامل|كاملة|كله|كلها|واحد|وحدة|وحده|واحدة|الا|غير|ثم|جنب|قريب من|قريبة من|قرب|القرب|بالقرب|بالقرب من|قرب من|بجانب|جانب|بجوار|جوار|تسمح|يسمح|مسموح|يقبل|تقبل|يقدم|تقدم|يوفر|توفر|تاخذ|ياخذ|يأخذ|تأخذ|تحوي|يحوي|يحتوي|تحتوي|تحتوي على|مع وجود|دحين|الحين|ذحين|هالحين|الان|توا|يم|ناحية|جهة|صوب
مكان|مكانا|اماكن|موقع|محل|منطقة|المنطقة|مدينة|بمدينة|حي|حيّ|احياء|مدن|شارع|بمنطقة|عقار|وحدات|سكن|اقامة|اقامه|نزل|السكن|مبيت|للمبيت|نوم|للسكن|للاقامة|قعدتنا|جلستنا|طلعتنا|طلعة|روحة
يوم|اليوم ذا|ايام|يومي|ليلة|ليله|ليالي|ليال|ليل|الليل|مساء|المساء|بالليل|صباح|الصبح|صباحا|الصباح|ظهر|الظهر|عصر|العصر|المغرب|مغرب|العشاء|نهار|النهار|بالنهار|فجر|سهرة|تاريخ|بتاريخ|موعد|موافق|الموافق|شهر|سنة|عام|هجري|هجرية|هجريه|ميلادي|ميلادية|هـ|القادم|القادمة|الجاي|الجاية|الجايه|الجي|المقبل|المقبلة|اجازة|عطلة|اجازه|عطله|فترة|بفترة|وقت|قادم|اسبوع
شخص|اشخاص|شخصا|ناس|نفر|انفار|فرد|افراد|ضيف|ضيوف|عدد|عددنا|عددهم|العدد|بعدد|لعدد|يكفي|تكفي|تكفينا|يكفينا|يتسع|تتسع|يتسع ل|تسع|حدي|حدنا|يسع|توسع|يوسع|يوسعنا|يشيل|يشيلنا|تشيل|سعة|سعته|سعتها|بسعة|تتحمل|يتحمل|يستوعب|تستوعب|لاعب|لاعبين|قوم
سعر|السعر|اسعار|الاسعار|بسعر|سعره|سعرها|ميزانية|ميزانيه|ميزانيتي|ميزانيتنا|بميزانية|الميزانية|ريال|ريالات|ريالا|رس|ر س|ر|س|بحدود|قيمة|تكلفة|التكلفة|تكلفته|المبلغ|مبلغ|لليلة|لليله|لليوم|لليله الواحده|لليلة الواحدة|الواحدة|باليوم|بالليلة|بالليله|الليلة الواحدة|تجاوز|يتجاوز|تتجاوز|يتعدى|تتعدى|يزيد|تزيد|اقل|اكثر|تحت|فوق|اعلى|ابتداء
كبار|بالغين|adults|اطفال|بزران|بزارين|صغار|عيال|للصغار|kids|children
غرفة|غرفه|غرف|غرف نوم|قسم|اقسام|مساحة|مساحته|مساحتها|بمساحة|متر|مربع|تقييم|تقييمه|تقييمها|بتقييم|تقييمات|نوع|نوعها|مرافق|مرافقه|خدمات|شامل|يشمل|تشمل|مشمول|مزود|مجهز ب|مجهزة ب|دفع|الدفع|الغاء|الإلغاء|سياسة|فردين
hi|hello|hey|dear|salam|salaam|assalamu alaikum|alaikum|good|morning|evening|afternoon|please|pls|plz|kindly|thanks|thank|thx|you|u|sir|madam|team|there|everyone|inshallah|ok|okay|oh|so
i|im|id|ive|we|were|weve|wed|me|my|our|us|it|its|they|them|their|he|she|his|her|you|your|a|an|the|this|that|these|those|some|any|one|ones|something|anything|anywhere|somewhere|which|what|whats|where|who|when|how|is|are|am|be|been|being|was|has|have|having|had|do|does|did|can|could|would|will|shall|should|may|might|must|need|needs|needed|want|wants|wanted|wanna|like|love|prefer|preferably|hope|hoping|plan|planning|looking|look|search|searching|find|finding|found|get|getting|give|show|see|help|suggest|recommend|book|booking|bookings|reserve|reserving|reservation|rent|renting|rental|hire|hiring|stay|staying|stays|spend|spending|go|going|come|coming|travel|travelling|traveling|visit|visiting|arrive|arriving|leave|leaving|check|checking|checkin|checkout|available|availability|free|vacant|possible|possibly|if|let|lets|know|make|made|take
for|with|in|at|on|of|to|from|by|near|around|about|within|inside|into|until|till|through|during|and|or|but|plus|also|too|as|than|then|not|no|only|just|all|both|each|every|per|least|most|more|less|between|under|over|below|above|up|down|out|off|after|before|since|around|approx|approximately|roughly|maximum|max|minimum|min|total|totally|including|include|includes|included|incl|that has|which has|equipped|featuring|offering|offers|offer|provide|provides|via|while|maybe|ideally|really|very|quite|still|now|here
place|places|venue|venues|property|properties|accommodation|accommodations|lodging|city|district|neighbourhood|neighborhood|area|town|part|location|located|saudi|arabia|ksa|kingdom|somewhere|option|options|listing|listings|spot|home|house
day|days|night|nights|nightly|overnight|daytime|noon|midnight|date|dates|time|month|week|weeks|year|next|coming|upcoming|following|holiday|holidays|vacation|break|period|starting|start|starts|beginning|begins|ending|end|hijri|gregorian|ah|ce|st|nd|rd|th
people|person|persons|guest|guests|pax|head|heads|number|count|group|total|sleep|sleeps|sleeping|accommodate|accommodates|accommodating|fit|fits|fitting|hold|holds|seat|seats|capacity|size|sized|player|players|side|ppl|folks
price|prices|priced|pricing|budget|cost|costs|costing|sar|sr|riyal|riyals|saudi riyal|saudi riyals|rial|rials|rs|money|rate|rates|amount|pay|payment|paying|spend|cheaper|exceed|exceeding|limit|worth
room|rooms|bedroom|bedrooms|section|sections|square|metre|metres|meter|meters|sqm|rated|rating|ratings|review|reviews|score|type|kind|facilities|facility|amenities|service|services|access|policy|cancellation|swimming|facing|own
`
