/** The counts that meet each of Arabic's six plural forms. */
export const COUNTS = [0, 1, 2, 3, 11, 100]

/** How each counted message reads with each of them, in Arabic and English; of long sentences the part that changes. */
export const COUNTED_MESSAGES: Record<string, [ar: string, en: string]> = {
  'admin.search.count': [
    'لا نتائج | نتيجة واحدة | نتيجتان | 3 نتائج | 11 نتيجة | 100 نتيجة',
    'Nothing found | 1 result | 2 results | 3 results | 11 results | 100 results',
  ],
  'admin.rooms.waiting': [
    'لا شيء ينتظر | عنصر واحد ينتظر | عنصران ينتظران | 3 عناصر تنتظر | 11 عنصرًا ينتظر | 100 عنصر ينتظر',
    'nothing waiting | 1 waiting | 2 waiting | 3 waiting | 11 waiting | 100 waiting',
  ],
  'messages.offer.leftDays': [
    '0 يوم | يوم واحد | يومان | 3 أيام | 11 يومًا | 100 يوم',
    '0 days | 1 day | 2 days | 3 days | 11 days | 100 days',
  ],
  'messages.offer.leftMinutes': [
    'أقل من دقيقة | دقيقة واحدة | دقيقتان | 3 دقائق | 11 دقيقة | 100 دقيقة',
    'Less than a minute | 1 minute | 2 minutes | 3 minutes | 11 minutes | 100 minutes',
  ],
  'hosted.calendar.undo.places': [
    'تغيّر: 0 مكان. | تغيّر: مكان واحد. | تغيّر: مكانان. | تغيّر: 3 أماكن. | تغيّر: 11 مكانًا. | تغيّر: 100 مكان.',
    'Changed: 0 places. | Changed: one place. | Changed: 2 places. | Changed: 3 places. | Changed: 11 places. | Changed: 100 places.',
  ],
  'words.riyals': [
    '0 ريال سعودي | ريال سعودي واحد | ريالان سعوديان | 3 ريالات سعودية | 11 ريالًا سعوديًا | 100 ريال سعودي',
    '0 Saudi riyals | 1 Saudi riyal | 2 Saudi riyals | 3 Saudi riyals | 11 Saudi riyals | 100 Saudi riyals',
  ],
  'issues.span_too_long': [
    '0 ليلة | ليلة واحدة | ليلتين | 3 ليالٍ | 11 ليلة | 100 ليلة',
    'at most 0 nights | at most 1 night | at most 2 nights | at most 3 nights | at most 11 nights | at most 100 nights',
  ],
  'search.flexible.text.around': [
    'بـ0 يوم | بيوم واحد | بيومين | بـ3 أيام | بـ11 يومًا | بـ100 يوم',
    '0 days earlier or later | 1 day earlier or later | 2 days earlier or later | 3 days earlier or later | 11 days earlier or later | 100 days earlier or later',
  ],
  'words.nights': [
    '0 ليلة | ليلة واحدة | ليلتان | 3 ليالٍ | 11 ليلة | 100 ليلة',
    '0 nights | 1 night | 2 nights | 3 nights | 11 nights | 100 nights',
  ],
  'words.hours': [
    '0 ساعة | ساعة واحدة | ساعتان | 3 ساعات | 11 ساعة | 100 ساعة',
    '0 hours | 1 hour | 2 hours | 3 hours | 11 hours | 100 hours',
  ],
  'words.eventDays': [
    '0 يوم | يوم واحد | يومان | 3 أيام | 11 يومًا | 100 يوم',
    '0 event days | 1 event day | 2 event days | 3 event days | 11 event days | 100 event days',
  ],
  'words.guests': [
    'بلا ضيوف | ضيف واحد | ضيفان | 3 ضيوف | 11 ضيفًا | 100 ضيف',
    '0 guests | 1 guest | 2 guests | 3 guests | 11 guests | 100 guests',
  ],
  'words.bedrooms': [
    'بلا غرف نوم | غرفة نوم | غرفتا نوم | 3 غرف نوم | 11 غرفة نوم | 100 غرفة نوم',
    'No bedrooms | 1 bedroom | 2 bedrooms | 3 bedrooms | 11 bedrooms | 100 bedrooms',
  ],
  'words.reviews': [
    'لا تقييمات | تقييم واحد | تقييمان | 3 تقييمات | 11 تقييمًا | 100 تقييم',
    'No reviews | 1 review | 2 reviews | 3 reviews | 11 reviews | 100 reviews',
  ],
  'words.places': [
    'لا أماكن | مكان واحد | مكانان | 3 أماكن | 11 مكانًا | 100 مكان',
    'No places | 1 place | 2 places | 3 places | 11 places | 100 places',
  ],
  'words.players': [
    'بلا لاعبين | لاعب واحد | لاعبان | 3 لاعبين | 11 لاعبًا | 100 لاعب',
    '0 players | 1 player | 2 players | 3 players | 11 players | 100 players',
  ],
  'words.facilities': [
    'لا مرافق | مرفق واحد | مرفقان | 3 مرافق | 11 مرفقًا | 100 مرفق',
    'No facilities | 1 facility | 2 facilities | 3 facilities | 11 facilities | 100 facilities',
  ],
  'ownServices.roomTypes.count': [
    'لا أنواع غرف | نوع غرفة واحد | نوعا غرف | 3 أنواع غرف | 11 نوع غرفة | 100 نوع غرفة',
    '0 room types | 1 room type | 2 room types | 3 room types | 11 room types | 100 room types',
  ],
  'search.bar.cities': [
    'لا مدن | مدينة واحدة | مدينتان | 3 مدن | 11 مدينة | 100 مدينة',
    'No cities | 1 city | 2 cities | 3 cities | 11 cities | 100 cities',
  ],
  'search.bar.categories': [
    'لا فئات | فئة واحدة | فئتان | 3 فئات | 11 فئة | 100 فئة',
    'No categories | 1 category | 2 categories | 3 categories | 11 categories | 100 categories',
  ],
  'search.chips.guests': [
    'بلا ضيوف | ضيف واحد | ضيفان | 3 ضيوف | 11 ضيفًا | 100 ضيف',
    '0 guests | 1 guest | 2 guests | 3 guests | 11 guests | 100 guests',
  ],
  'search.chips.bedrooms': [
    'بلا غرف نوم | غرفة نوم فأكثر | غرفتا نوم فأكثر | 3 غرف نوم فأكثر | 11 غرفة نوم فأكثر | 100 غرفة نوم فأكثر',
    '0 bedrooms or more | 1 bedroom or more | 2 bedrooms or more | 3 bedrooms or more | 11 bedrooms or more | 100 bedrooms or more',
  ],
  'admin.rates.noShow.after': [
    'من وقت الدخول | بعد ساعة من الدخول | بعد ساعتين من الدخول | بعد 3 ساعات من الدخول | بعد 11 ساعة من الدخول | بعد 100 ساعة من الدخول',
    'from check-in | 1 hour after check-in | 2 hours after check-in | 3 hours after check-in | 11 hours after check-in | 100 hours after check-in',
  ],
  'admin.services.rooms.title': [
    'أنواع الغرف | نوع غرفة واحد | نوعا غرف | 3 أنواع غرف | 11 نوع غرفة | 100 نوع غرفة',
    '0 room types | 1 room type | 2 room types | 3 room types | 11 room types | 100 room types',
  ],
  'search.chips.rooms': [
    'بلا غرف | غرفة فأكثر | غرفتان فأكثر | 3 غرف فأكثر | 11 غرفة فأكثر | 100 غرفة فأكثر',
    '0 rooms or more | 1 room or more | 2 rooms or more | 3 rooms or more | 11 rooms or more | 100 rooms or more',
  ],
  'search.chips.tents': [
    'بلا خيام | خيمة فأكثر | خيمتان فأكثر | 3 خيام فأكثر | 11 خيمة فأكثر | 100 خيمة فأكثر',
    '0 tents or more | 1 tent or more | 2 tents or more | 3 tents or more | 11 tents or more | 100 tents or more',
  ],
  'search.chips.players': [
    'بلا لاعبين | لاعب واحد | لاعبان | 3 لاعبين | 11 لاعبًا | 100 لاعب',
    '0 players | 1 player | 2 players | 3 players | 11 players | 100 players',
  ],
  'search.map.price': [
    '0 ريال | ريال واحد | ريالان | 3 ريالات | 11 ريالًا | 100 ريال',
    '0 riyals | 1 riyal | 2 riyals | 3 riyals | 11 riyals | 100 riyals',
  ],
  'booking.lineOfUnits': [
    '7 × 650 × 0 وحدة | 7 × 650 × وحدة واحدة | 7 × 650 × وحدتان | 7 × 650 × 3 وحدات | 7 × 650 × 11 وحدة | 7 × 650 × 100 وحدة',
    '7 × 650 × 0 units | 7 × 650 × 1 unit | 7 × 650 × 2 units | 7 × 650 × 3 units | 7 × 650 × 11 units | 7 × 650 × 100 units',
  ],
  'booking.unitsLeft': [
    'إلا 0 وحدة | إلا وحدة واحدة | إلا وحدتان | إلا 3 وحدات | إلا 11 وحدة | إلا 100 وحدة',
    'Only 0 units are | Only 1 unit is | Only 2 units are | Only 3 units are | Only 11 units are | Only 100 units are',
  ],
  'errors.open_request_limit': [
    'الأقصى 0 طلب، | الأقصى طلب واحد، | الأقصى طلبان، | الأقصى 3 طلبات، | الأقصى 11 طلبًا، | الأقصى 100 طلب،',
    'most 0, | most 1, | most 2, | most 3, | most 11, | most 100,',
  ],
  'errors.too_many_requests': [
    'محاولات كثيرة، حاول مجددًا بعد 0 ثانية | محاولات كثيرة، حاول مجددًا بعد ثانية واحدة | محاولات كثيرة، حاول مجددًا بعد ثانيتين | محاولات كثيرة، حاول مجددًا بعد 3 ثوانٍ | محاولات كثيرة، حاول مجددًا بعد 11 ثانية | محاولات كثيرة، حاول مجددًا بعد 100 ثانية',
    'Too many attempts. Try again in 0 seconds | Too many attempts. Try again in 1 second | Too many attempts. Try again in 2 seconds | Too many attempts. Try again in 3 seconds | Too many attempts. Try again in 11 seconds | Too many attempts. Try again in 100 seconds',
  ],
  'issues.too_far_ahead': [
    'يمكن الحجز مقدمًا حتى 0 يوم | يمكن الحجز مقدمًا حتى يوم واحد | يمكن الحجز مقدمًا حتى يومين | يمكن الحجز مقدمًا حتى 3 أيام | يمكن الحجز مقدمًا حتى 11 يومًا | يمكن الحجز مقدمًا حتى 100 يوم',
    'You can book up to 0 days ahead | You can book up to 1 day ahead | You can book up to 2 days ahead | You can book up to 3 days ahead | You can book up to 11 days ahead | You can book up to 100 days ahead',
  ],
  'issues.too_many_nights': [
    'أقصى مدة للإقامة 0 ليلة | أقصى مدة للإقامة ليلة واحدة | أقصى مدة للإقامة ليلتان | أقصى مدة للإقامة 3 ليالٍ | أقصى مدة للإقامة 11 ليلة | أقصى مدة للإقامة 100 ليلة',
    'The longest stay is 0 nights | The longest stay is 1 night | The longest stay is 2 nights | The longest stay is 3 nights | The longest stay is 11 nights | The longest stay is 100 nights',
  ],
  'issues.far_from_calendar': [
    'اختر يومًا لا يبعد عن تاريخ المناسبة في التقويم أكثر من 0 يوم | اختر يومًا لا يبعد عن تاريخ المناسبة في التقويم أكثر من يوم واحد | اختر يومًا لا يبعد عن تاريخ المناسبة في التقويم أكثر من يومين | اختر يومًا لا يبعد عن تاريخ المناسبة في التقويم أكثر من 3 أيام | اختر يومًا لا يبعد عن تاريخ المناسبة في التقويم أكثر من 11 يومًا | اختر يومًا لا يبعد عن تاريخ المناسبة في التقويم أكثر من 100 يوم',
    'Choose a day within 0 days of the date in the calendar | Choose a day within 1 day of the date in the calendar | Choose a day within 2 days of the date in the calendar | Choose a day within 3 days of the date in the calendar | Choose a day within 11 days of the date in the calendar | Choose a day within 100 days of the date in the calendar',
  ],
  'issues.holiday_too_long': [
    'أطول إجازة 0 يوم | أطول إجازة يوم واحد | أطول إجازة يومان | أطول إجازة 3 أيام | أطول إجازة 11 يومًا | أطول إجازة 100 يوم',
    'The longest holiday is 0 days | The longest holiday is 1 day | The longest holiday is 2 days | The longest holiday is 3 days | The longest holiday is 11 days | The longest holiday is 100 days',
  ],
  'admin.occasions.uses': [
    'لا يسعّر به أي مكان | يسعّر به مكان واحد | يسعّر به مكانان | تسعّر به 3 أماكن | يسعّر به 11 مكانًا | يسعّر به 100 مكان',
    'No place prices by it | One place prices by it | 2 places price by it | 3 places price by it | 11 places price by it | 100 places price by it',
  ],
  'issues.add_on_sold_out': [
    'نفدت في هذه التواريخ | لم تبقَ إلا واحدة في هذه التواريخ | لم تبقَ إلا اثنتان في هذه التواريخ | لم تبقَ إلا 3 في هذه التواريخ | لم تبقَ إلا 11 في هذه التواريخ | لم تبقَ إلا 100 في هذه التواريخ',
    'sold out on these dates | only 1 left on these dates | only 2 left on these dates | only 3 left on these dates | only 11 left on these dates | only 100 left on these dates',
  ],
  'issues.too_many_pieces': [
    '0 قطعة على الأكثر | قطعة واحدة على الأكثر | قطعتان على الأكثر | 3 قطع على الأكثر | 11 قطعة على الأكثر | 100 قطعة على الأكثر',
    'at most 0 pieces | at most 1 piece | at most 2 pieces | at most 3 pieces | at most 11 pieces | at most 100 pieces',
  ],
  'issues.too_many_guests': [
    'يتسع المكان لـ0 شخص على الأكثر | يتسع المكان لشخص واحد على الأكثر | يتسع المكان لشخصين على الأكثر | يتسع المكان لـ3 أشخاص على الأكثر | يتسع المكان لـ11 شخصًا على الأكثر | يتسع المكان لـ100 شخص على الأكثر',
    'The place takes at most 0 people | The place takes at most 1 person | The place takes at most 2 people | The place takes at most 3 people | The place takes at most 11 people | The place takes at most 100 people',
  ],
  'booking.hoursEnd.limit': [
    '0 ساعة على الأكثر | ساعة واحدة على الأكثر | ساعتان على الأكثر | 3 ساعات على الأكثر | 11 ساعة على الأكثر | 100 ساعة على الأكثر',
    'At most 0 hours | At most 1 hour | At most 2 hours | At most 3 hours | At most 11 hours | At most 100 hours',
  ],
  'issues.too_many_adults': [
    'تكفي الأسرّة لـ0 بالغ على الأكثر | تكفي الأسرّة لبالغ واحد على الأكثر | تكفي الأسرّة لبالغين على الأكثر | تكفي الأسرّة لـ3 بالغين على الأكثر | تكفي الأسرّة لـ11 بالغًا على الأكثر | تكفي الأسرّة لـ100 بالغ على الأكثر',
    'The beds are enough for at most 0 adults | The beds are enough for at most 1 adult | The beds are enough for at most 2 adults | The beds are enough for at most 3 adults | The beds are enough for at most 11 adults | The beds are enough for at most 100 adults',
  ],
  'booking.infantsLimit': [
    'بلا رُضّع على الأكثر | رضيع واحد على الأكثر | رضيعان على الأكثر | 3 رُضّع على الأكثر | 11 رضيعًا على الأكثر | 100 رضيع على الأكثر',
    'At most 0 infants | At most 1 infant | At most 2 infants | At most 3 infants | At most 11 infants | At most 100 infants',
  ],
  'issues.too_many_units': [
    'الحد الأقصى 0 وحدة | الحد الأقصى وحدة واحدة | الحد الأقصى وحدتان | الحد الأقصى 3 وحدات | الحد الأقصى 11 وحدة | الحد الأقصى 100 وحدة',
    'At most 0 units | At most 1 unit | At most 2 units | At most 3 units | At most 11 units | At most 100 units',
  ],
  'issues.images_too_few': [
    'يرجى اختيار 0 صورة على الأقل! | يرجى اختيار صورة واحدة على الأقل! | يرجى اختيار صورتين على الأقل! | يرجى اختيار 3 صور على الأقل! | يرجى اختيار 11 صورة على الأقل! | يرجى اختيار 100 صورة على الأقل!',
    'Please select at least 0 images! | Please select at least 1 images! | Please select at least 2 images! | Please select at least 3 images! | Please select at least 11 images! | Please select at least 100 images!',
  ],
  'cleaner.photoHelp': [
    'حتى 0 صورة، | حتى صورة واحدة، | حتى صورتين، | حتى 3 صور، | حتى 11 صورة، | حتى 100 صورة،',
    'Up to 0 photos. | Up to 1 photo. | Up to 2 photos. | Up to 3 photos. | Up to 11 photos. | Up to 100 photos.',
  ],
  'issues.images_too_many': [
    'يُسمح بـ0 صورة فقط! | يُسمح بصورة واحدة فقط! | يُسمح بصورتين فقط! | يُسمح بـ3 صور فقط! | يُسمح بـ11 صورة فقط! | يُسمح بـ100 صورة فقط!',
    'only 0 images allowed! | only 1 images allowed! | only 2 images allowed! | only 3 images allowed! | only 11 images allowed! | only 100 images allowed!',
  ],
  'issues.units_taken': [
    'لا يمكن تقليل العدد عن 0 وحدة لارتباطها بحجوزات | لا يمكن تقليل العدد عن وحدة واحدة لارتباطها بحجوزات | لا يمكن تقليل العدد عن وحدتين لارتباطها بحجوزات | لا يمكن تقليل العدد عن 3 وحدات لارتباطها بحجوزات | لا يمكن تقليل العدد عن 11 وحدة لارتباطها بحجوزات | لا يمكن تقليل العدد عن 100 وحدة لارتباطها بحجوزات',
    '0 units are or were booked, so there cannot be fewer | 1 unit is or was booked, so there cannot be fewer | 2 units are or were booked, so there cannot be fewer | 3 units are or were booked, so there cannot be fewer | 11 units are or were booked, so there cannot be fewer | 100 units are or were booked, so there cannot be fewer',
  ],
  'issues.too_few_nights': [
    'أقل مدة للإقامة 0 ليلة | أقل مدة للإقامة ليلة واحدة | أقل مدة للإقامة ليلتان | أقل مدة للإقامة 3 ليالٍ | أقل مدة للإقامة 11 ليلة | أقل مدة للإقامة 100 ليلة',
    'The shortest stay is 0 nights | The shortest stay is 1 night | The shortest stay is 2 nights | The shortest stay is 3 nights | The shortest stay is 11 nights | The shortest stay is 100 nights',
  ],
  'issues.short_notice': [
    'يلزم الحجز قبل الموعد بـ0 ساعة على الأقل | يلزم الحجز قبل الموعد بساعة واحدة على الأقل | يلزم الحجز قبل الموعد بساعتين على الأقل | يلزم الحجز قبل الموعد بـ3 ساعات على الأقل | يلزم الحجز قبل الموعد بـ11 ساعة على الأقل | يلزم الحجز قبل الموعد بـ100 ساعة على الأقل',
    'Book at least 0 hours ahead | Book at least 1 hour ahead | Book at least 2 hours ahead | Book at least 3 hours ahead | Book at least 11 hours ahead | Book at least 100 hours ahead',
  ],
  'issues.stay_too_short': [
    'عند الوصول: 0 ليلة على الأقل | عند الوصول: ليلة واحدة على الأقل | عند الوصول: ليلتان على الأقل | عند الوصول: 3 ليالٍ على الأقل | عند الوصول: 11 ليلة على الأقل | عند الوصول: 100 ليلة على الأقل',
    'At least 0 nights when you arrive | At least 1 night when you arrive | At least 2 nights when you arrive | At least 3 nights when you arrive | At least 11 nights when you arrive | At least 100 nights when you arrive',
  ],
  'issues.stay_too_long': [
    'عند الوصول: 0 ليلة على الأكثر | عند الوصول: ليلة واحدة على الأكثر | عند الوصول: ليلتان على الأكثر | عند الوصول: 3 ليالٍ على الأكثر | عند الوصول: 11 ليلة على الأكثر | عند الوصول: 100 ليلة على الأكثر',
    'At most 0 nights when you arrive | At most 1 night when you arrive | At most 2 nights when you arrive | At most 3 nights when you arrive | At most 11 nights when you arrive | At most 100 nights when you arrive',
  ],
  'issues.booked_too_early': [
    'الوصول يُحجز مقدمًا حتى 0 يوم فقط | الوصول يُحجز مقدمًا حتى يوم واحد فقط | الوصول يُحجز مقدمًا حتى يومين فقط | الوصول يُحجز مقدمًا حتى 3 أيام فقط | الوصول يُحجز مقدمًا حتى 11 يومًا فقط | الوصول يُحجز مقدمًا حتى 100 يوم فقط',
    'Arrivals can be booked up to 0 days ahead | Arrivals can be booked up to 1 day ahead | Arrivals can be booked up to 2 days ahead | Arrivals can be booked up to 3 days ahead | Arrivals can be booked up to 11 days ahead | Arrivals can be booked up to 100 days ahead',
  ],
  'issues.booked_too_late': [
    'الوصول يلزم حجزه قبل الموعد بـ0 ساعة على الأقل | الوصول يلزم حجزه قبل الموعد بساعة واحدة على الأقل | الوصول يلزم حجزه قبل الموعد بساعتين على الأقل | الوصول يلزم حجزه قبل الموعد بـ3 ساعات على الأقل | الوصول يلزم حجزه قبل الموعد بـ11 ساعة على الأقل | الوصول يلزم حجزه قبل الموعد بـ100 ساعة على الأقل',
    'Arrivals have to be booked at least 0 hours ahead | Arrivals have to be booked at least 1 hour ahead | Arrivals have to be booked at least 2 hours ahead | Arrivals have to be booked at least 3 hours ahead | Arrivals have to be booked at least 11 hours ahead | Arrivals have to be booked at least 100 hours ahead',
  ],
  'hosted.calendar.stayRules.parts.minNights': [
    '0 ليلة على الأقل | ليلة واحدة على الأقل | ليلتان على الأقل | 3 ليالٍ على الأقل | 11 ليلة على الأقل | 100 ليلة على الأقل',
    'at least 0 nights | at least 1 night | at least 2 nights | at least 3 nights | at least 11 nights | at least 100 nights',
  ],
  'hosted.calendar.stayRules.parts.maxNights': [
    '0 ليلة على الأكثر | ليلة واحدة على الأكثر | ليلتان على الأكثر | 3 ليالٍ على الأكثر | 11 ليلة على الأكثر | 100 ليلة على الأكثر',
    'at most 0 nights | at most 1 night | at most 2 nights | at most 3 nights | at most 11 nights | at most 100 nights',
  ],
  'hosted.calendar.stayRules.parts.noticeHours': [
    'مهلة 0 ساعة قبل الوصول | مهلة ساعة واحدة قبل الوصول | مهلة ساعتين قبل الوصول | مهلة 3 ساعات قبل الوصول | مهلة 11 ساعة قبل الوصول | مهلة 100 ساعة قبل الوصول',
    '0 hours of notice | 1 hour of notice | 2 hours of notice | 3 hours of notice | 11 hours of notice | 100 hours of notice',
  ],
  'hosted.calendar.stayRules.parts.turnoverHours': [
    'تجهيز 0 ساعة بعد | تجهيز ساعة واحدة بعد | تجهيز ساعتين بعد | تجهيز 3 ساعات بعد | تجهيز 11 ساعة بعد | تجهيز 100 ساعة بعد',
    '0 hours of turnover | 1 hour of turnover | 2 hours of turnover | 3 hours of turnover | 11 hours of turnover | 100 hours of turnover',
  ],
  'hosted.calendar.stayRules.parts.windowDays': [
    'حجز مقدم حتى 0 يوم | حجز مقدم حتى يوم واحد | حجز مقدم حتى يومين | حجز مقدم حتى 3 أيام | حجز مقدم حتى 11 يومًا | حجز مقدم حتى 100 يوم',
    'up to 0 days ahead | up to 1 day ahead | up to 2 days ahead | up to 3 days ahead | up to 11 days ahead | up to 100 days ahead',
  ],
  'notifications.Booking_new_dates_held.description': [
    'لمدة 0 دقيقة. | لمدة دقيقة واحدة. | لمدة دقيقتين. | لمدة 3 دقائق. | لمدة 11 دقيقة. | لمدة 100 دقيقة.',
    'for 0 minutes. | for 1 minute. | for 2 minutes. | for 3 minutes. | for 11 minutes. | for 100 minutes.',
  ],
  'stay.dates.holdExplained': [
    'لمدة 0 دقيقة حتى | لمدة دقيقة واحدة حتى | لمدة دقيقتين حتى | لمدة 3 دقائق حتى | لمدة 11 دقيقة حتى | لمدة 100 دقيقة حتى',
    'for 0 minutes while | for 1 minute while | for 2 minutes while | for 3 minutes while | for 11 minutes while | for 100 minutes while',
  ],
  'split.match.left': [
    'لم تبقَ مقاعد: | بقي مقعد واحد: | بقي مقعدان: | بقيت 3 مقاعد: | بقي 11 مقعدًا: | بقي 100 مقعد:',
    '0 spots remain: | 1 spot remains: | 2 spots remain: | 3 spots remain: | 11 spots remain: | 100 spots remain:',
  ],
  'series.lead': [
    '0 أسبوع، الساعة | أسبوع واحد، الساعة | أسبوعان، الساعة | 3 أسابيع، الساعة | 11 أسبوعًا، الساعة | 100 أسبوع، الساعة',
    '0 weeks at | 1 week at | 2 weeks at | 3 weeks at | 11 weeks at | 100 weeks at',
  ],
  'series.unpaid': [
    'لم يبقَ شيء للدفع. | بقي أسبوع واحد لم يُدفع. | بقي أسبوعان لم يُدفعا. | بقيت 3 أسابيع لم تُدفع. | بقي 11 أسبوعًا لم يُدفع. | بقي 100 أسبوع لم يُدفع.',
    '0 weeks are not paid yet. | 1 week is not paid yet. | 2 weeks are not paid yet. | 3 weeks are not paid yet. | 11 weeks are not paid yet. | 100 weeks are not paid yet.',
  ],
  'series.repeat.total': [
    '0 أسبوع: | أسبوع واحد: | أسبوعان: | 3 أسابيع: | 11 أسبوعًا: | 100 أسبوع:',
    '0 weeks: | 1 week: | 2 weeks: | 3 weeks: | 11 weeks: | 100 weeks:',
  ],
  'series.repeat.payment': [
    'حتى 0 يوم قبل | حتى يوم واحد قبل | حتى يومين قبل | حتى 3 أيام قبل | حتى 11 يومًا قبل | حتى 100 يوم قبل',
    'until 0 days before | until 1 day before | until 2 days before | until 3 days before | until 11 days before | until 100 days before',
  ],
  'series.cancel.title': [
    'إلغاء 0 أسبوع؟ | إلغاء أسبوع واحد؟ | إلغاء أسبوعين؟ | إلغاء 3 أسابيع؟ | إلغاء 11 أسبوعًا؟ | إلغاء 100 أسبوع؟',
    'Cancel 0 weeks? | Cancel 1 week? | Cancel 2 weeks? | Cancel 3 weeks? | Cancel 11 weeks? | Cancel 100 weeks?',
  ],
  'sms.code': [
    'لمدة 0 دقيقة). | لمدة دقيقة واحدة). | لمدة دقيقتين). | لمدة 3 دقائق). | لمدة 11 دقيقة). | لمدة 100 دقيقة).',
    'Your Diyar code: 1234 (valid for 0 minutes). Do not share it. | Your Diyar code: 1234 (valid for 1 minute). Do not share it. | Your Diyar code: 1234 (valid for 2 minutes). Do not share it. | Your Diyar code: 1234 (valid for 3 minutes). Do not share it. | Your Diyar code: 1234 (valid for 11 minutes). Do not share it. | Your Diyar code: 1234 (valid for 100 minutes). Do not share it.',
  ],
  'sms.proofCode': [
    'لمدة 0 دقيقة). | لمدة دقيقة واحدة). | لمدة دقيقتين). | لمدة 3 دقائق). | لمدة 11 دقيقة). | لمدة 100 دقيقة).',
    'Your code to confirm a change of your Diyar account: 1234 (valid for 0 minutes). | Your code to confirm a change of your Diyar account: 1234 (valid for 1 minute). | Your code to confirm a change of your Diyar account: 1234 (valid for 2 minutes). | Your code to confirm a change of your Diyar account: 1234 (valid for 3 minutes). | Your code to confirm a change of your Diyar account: 1234 (valid for 11 minutes). | Your code to confirm a change of your Diyar account: 1234 (valid for 100 minutes).',
  ],
  'sms.shareCode': [
    'لمدة 0 دقيقة). | لمدة دقيقة واحدة). | لمدة دقيقتين). | لمدة 3 دقائق). | لمدة 11 دقيقة). | لمدة 100 دقيقة).',
    'Your code to pay a share on Diyar: 1234 (valid for 0 minutes). | Your code to pay a share on Diyar: 1234 (valid for 1 minute). | Your code to pay a share on Diyar: 1234 (valid for 2 minutes). | Your code to pay a share on Diyar: 1234 (valid for 3 minutes). | Your code to pay a share on Diyar: 1234 (valid for 11 minutes). | Your code to pay a share on Diyar: 1234 (valid for 100 minutes).',
  ],
  'reading.faqs.found': [
    'لا سؤال بهذه الكلمات | سؤال واحد | سؤالان | 3 أسئلة | 11 سؤالًا | 100 سؤال',
    'No question contains these words | One question | 2 questions | 3 questions | 11 questions | 100 questions',
  ],
  'map.cluster': [
    'لا أماكن هنا (0) | هنا مكان واحد (1) | هنا مكانان (2) | هنا 3 أماكن | هنا 11 مكانًا | هنا 100 مكان',
    '0 places here | 1 place here | 2 places here | 3 places here | 11 places here | 100 places here',
  ],
  'listing.card.forNights': [
    'لمدة 0 ليلة | لمدة ليلة واحدة | لمدة ليلتين | لمدة 3 ليالٍ | لمدة 11 ليلة | لمدة 100 ليلة',
    'for 0 nights | for 1 night | for 2 nights | for 3 nights | for 11 nights | for 100 nights',
  ],
  'listing.card.forEventDays': [
    'لمدة 0 يوم | لمدة يوم واحد | لمدة يومين | لمدة 3 أيام | لمدة 11 يومًا | لمدة 100 يوم',
    'for 0 event days | for 1 event day | for 2 event days | for 3 event days | for 11 event days | for 100 event days',
  ],
  'listing.card.forHours': [
    'لمدة 0 ساعة | لمدة ساعة واحدة | لمدة ساعتين | لمدة 3 ساعات | لمدة 11 ساعة | لمدة 100 ساعة',
    'for 0 hours | for 1 hour | for 2 hours | for 3 hours | for 11 hours | for 100 hours',
  ],
  'search.bar.hourCount': [
    '0 ساعة | ساعة واحدة | ساعتان | 3 ساعات | 11 ساعة | 100 ساعة',
    '0 hours | 1 hour | 2 hours | 3 hours | 11 hours | 100 hours',
  ],
  'discounts.days': [
    '0 يوم | يوم واحد | يومان | 3 أيام | 11 يومًا | 100 يوم',
    '0 days | 1 day | 2 days | 3 days | 11 days | 100 days',
  ],
  'booking.extraGuest': [
    'رسوم 0 ضيف إضافي | رسوم ضيف إضافي واحد | رسوم ضيفين إضافيين | رسوم 3 ضيوف إضافيين | رسوم 11 ضيفًا إضافيًا | رسوم 100 ضيف إضافي',
    'Fee for 0 extra guests | Fee for 1 extra guest | Fee for 2 extra guests | Fee for 3 extra guests | Fee for 11 extra guests | Fee for 100 extra guests',
  ],
  'booking.child': [
    'رسوم 0 طفل | رسوم طفل واحد | رسوم طفلين | رسوم 3 أطفال | رسوم 11 طفلًا | رسوم 100 طفل',
    'Fee for 0 children | Fee for 1 child | Fee for 2 children | Fee for 3 children | Fee for 11 children | Fee for 100 children',
  ],
  'booking.overtime': [
    'وقت إضافي: 0 نصف ساعة | وقت إضافي: نصف ساعة | وقت إضافي: نصفا ساعة | وقت إضافي: 3 أنصاف ساعة | وقت إضافي: 11 نصف ساعة | وقت إضافي: 100 نصف ساعة',
    'Overtime: 0 half hours | Overtime: 1 half hour | Overtime: 2 half hours | Overtime: 3 half hours | Overtime: 11 half hours | Overtime: 100 half hours',
  ],
  'booking.lateCheckOut': [
    'مغادرة متأخرة: 0 ساعة | مغادرة متأخرة: ساعة واحدة | مغادرة متأخرة: ساعتان | مغادرة متأخرة: 3 ساعات | مغادرة متأخرة: 11 ساعة | مغادرة متأخرة: 100 ساعة',
    'Late check-out: 0 hours | Late check-out: 1 hour | Late check-out: 2 hours | Late check-out: 3 hours | Late check-out: 11 hours | Late check-out: 100 hours',
  ],
  'fees.when.overtime': [
    'لكل نصف ساعة تُضاف عند الحجز، وبحد أقصى 0 نصف ساعة | لكل نصف ساعة تُضاف عند الحجز، وبحد أقصى نصف ساعة | لكل نصف ساعة تُضاف عند الحجز، وبحد أقصى نصفي ساعة | لكل نصف ساعة تُضاف عند الحجز، وبحد أقصى 3 أنصاف ساعة | لكل نصف ساعة تُضاف عند الحجز، وبحد أقصى 11 نصف ساعة | لكل نصف ساعة تُضاف عند الحجز، وبحد أقصى 100 نصف ساعة',
    'for each half hour that is added when booking, up to 0 half hours | for each half hour that is added when booking, up to 1 half hour | for each half hour that is added when booking, up to 2 half hours | for each half hour that is added when booking, up to 3 half hours | for each half hour that is added when booking, up to 11 half hours | for each half hour that is added when booking, up to 100 half hours',
  ],
  'fees.when.lateCheckOut': [
    'لكل ساعة بعد وقت المغادرة تُضاف عند الحجز، وبحد أقصى 0 ساعة | لكل ساعة بعد وقت المغادرة تُضاف عند الحجز، وبحد أقصى ساعة واحدة | لكل ساعة بعد وقت المغادرة تُضاف عند الحجز، وبحد أقصى ساعتين | لكل ساعة بعد وقت المغادرة تُضاف عند الحجز، وبحد أقصى 3 ساعات | لكل ساعة بعد وقت المغادرة تُضاف عند الحجز، وبحد أقصى 11 ساعة | لكل ساعة بعد وقت المغادرة تُضاف عند الحجز، وبحد أقصى 100 ساعة',
    'for each hour after check-out that is added when booking, up to 0 hours | for each hour after check-out that is added when booking, up to 1 hour | for each hour after check-out that is added when booking, up to 2 hours | for each hour after check-out that is added when booking, up to 3 hours | for each hour after check-out that is added when booking, up to 11 hours | for each hour after check-out that is added when booking, up to 100 hours',
  ],
  'fees.first': [
    'أول 0 ضيف | أول ضيف | أول ضيفين | أول 3 ضيوف | أول 11 ضيفًا | أول 100 ضيف',
    'the first 0 guests | the first guest | the first 2 guests | the first 3 guests | the first 11 guests | the first 100 guests',
  ],
  'detail.prices.lastMinute': [
    'خصم ⁦10%⁩ عند الحجز قبل الدخول بـ0 يوم أو أقل. | خصم ⁦10%⁩ عند الحجز قبل الدخول بيوم أو أقل. | خصم ⁦10%⁩ عند الحجز قبل الدخول بيومين أو أقل. | خصم ⁦10%⁩ عند الحجز قبل الدخول بـ3 أيام أو أقل. | خصم ⁦10%⁩ عند الحجز قبل الدخول بـ11 يومًا أو أقل. | خصم ⁦10%⁩ عند الحجز قبل الدخول بـ100 يوم أو أقل.',
    '10% off when you book 0 days or less before check-in. | 10% off when you book 1 day or less before check-in. | 10% off when you book 2 days or less before check-in. | 10% off when you book 3 days or less before check-in. | 10% off when you book 11 days or less before check-in. | 10% off when you book 100 days or less before check-in.',
  ],
  'booking.rooms.left': [
    'لم يبقَ منها شيء في هذه التواريخ | بقيت غرفة واحدة في هذه التواريخ | بقيت غرفتان في هذه التواريخ | بقيت 3 غرف في هذه التواريخ | بقيت 11 غرفة في هذه التواريخ | بقيت 100 غرفة في هذه التواريخ',
    '0 rooms left for these dates | 1 room left for these dates | 2 rooms left for these dates | 3 rooms left for these dates | 11 rooms left for these dates | 100 rooms left for these dates',
  ],
  'compare.gone': [
    'أي مكان | مكان واحد | مكانين | 3 أماكن | 11 مكانًا | 100 مكان',
    '0 places | 1 place | 2 places | 3 places | 11 places | 100 places',
  ],
  'detail.roomTypes.needs': [
    'لا تحتاجون إلى غرف | تحتاجون إلى غرفة واحدة | تحتاجون إلى غرفتين | تحتاجون إلى 3 غرف | تحتاجون إلى 11 غرفة | تحتاجون إلى 100 غرفة',
    'You need 0 rooms | You need 1 room | You need 2 rooms | You need 3 rooms | You need 11 rooms | You need 100 rooms',
  ],
  'detail.roomTypes.tooSmall': [
    'لا تتسع لأحد | تتسع لضيف واحد على الأكثر | تتسع لضيفين على الأكثر | تتسع لـ3 ضيوف على الأكثر | تتسع لـ11 ضيفًا على الأكثر | تتسع لـ100 ضيف على الأكثر',
    'Sleeps at most 0 guests | Sleeps at most 1 guest | Sleeps at most 2 guests | Sleeps at most 3 guests | Sleeps at most 11 guests | Sleeps at most 100 guests',
  ],
  'detail.roomTypes.tooFewBeds': [
    'لا تتسع لبالغ | تتسع لبالغ واحد على الأكثر | تتسع لبالغين على الأكثر | تتسع لـ3 بالغين على الأكثر | تتسع لـ11 بالغًا على الأكثر | تتسع لـ100 بالغ على الأكثر',
    'Beds for at most 0 adults | Beds for at most 1 adult | Beds for at most 2 adults | Beds for at most 3 adults | Beds for at most 11 adults | Beds for at most 100 adults',
  ],
  'detail.host.minutes': [
    '0 دقيقة | دقيقة | دقيقتين | 3 دقائق | 11 دقيقة | 100 دقيقة',
    '0 minutes | a minute | 2 minutes | 3 minutes | 11 minutes | 100 minutes',
  ],
  'detail.host.hours': [
    '0 ساعة | ساعة | ساعتين | 3 ساعات | 11 ساعة | 100 ساعة',
    '0 hours | an hour | 2 hours | 3 hours | 11 hours | 100 hours',
  ],
  'detail.host.days': [
    '0 يوم | يوم | يومين | 3 أيام | 11 يومًا | 100 يوم',
    '0 days | a day | 2 days | 3 days | 11 days | 100 days',
  ],
  'notifications.Einvoices_overdue.description': [
    'لا فواتير | فاتورة واحدة لم تقبلها | فاتورتان لم تقبلهما | 3 فواتير لم تقبلها | 11 فاتورة لم تقبلها | 100 فاتورة لم تقبلها',
    '0 invoices | 1 invoice | 2 invoices | 3 invoices | 11 invoices | 100 invoices',
  ],
  'notifications.Ledger_difference.description': [
    'لا فروق جديدة | فرق جديد | فرقان جديدان | 3 فروق جديدة | 11 فرقًا جديدًا | 100 فرق جديد',
    '0 new differences | 1 new difference | 2 new differences | 3 new differences | 11 new differences | 100 new differences',
  ],
  'notifications.Bank_unmatched.description': [
    'لا سطور لا تطابق | سطر واحد لا يطابق | سطران لا يطابقان | 3 سطور لا تطابق | 11 سطرًا لا يطابق | 100 سطر لا يطابق',
    '0 lines of | 1 line of | 2 lines of | 3 lines of | 11 lines of | 100 lines of',
  ],
  'notifications.Settlement_unmatched.description': [
    'لا بنود لا تطابق | بند واحد لا يطابق | بندان لا يطابقان | 3 بنود لا تطابق | 11 بندًا لا يطابق | 100 بند لا يطابق',
    '0 lines of | 1 line of | 2 lines of | 3 lines of | 11 lines of | 100 lines of',
  ],
  'admin.status.attention': [
    'لا شيء يحتاج إلى متابعة | أمر واحد يحتاج إلى متابعة | أمران يحتاجان إلى متابعة | 3 أمور تحتاج إلى متابعة | 11 أمرًا يحتاج إلى متابعة | 100 أمر يحتاج إلى متابعة',
    '0 things need attention | 1 thing needs attention | 2 things need attention | 3 things need attention | 11 things need attention | 100 things need attention',
  ],
  'admin.overview.outbox.waiting': [
    'لا مهام تنتظر | مهمة واحدة تنتظر | مهمتان تنتظران | 3 مهام تنتظر | 11 مهمة تنتظر | 100 مهمة تنتظر',
    'No jobs waiting | 1 job waiting | 2 jobs waiting | 3 jobs waiting | 11 jobs waiting | 100 jobs waiting',
  ],
  'admin.overview.outbox.retried': [
    'لا شيء منها فشل | واحدة منها فشلت وتُعاد | اثنتان منها فشلتا وتُعادان | 3 منها فشلت وتُعاد | 11 منها فشلت وتُعاد | 100 منها فشلت وتُعاد',
    'None of them failed | 1 of them failed and is tried again | 2 of them failed and are tried again | 3 of them failed and are tried again | 11 of them failed and are tried again | 100 of them failed and are tried again',
  ],
  'admin.overview.outbox.givenUp': [
    'لم تُترك أي مهمة هذا الشهر | تُركت مهمة واحدة هذا الشهر | تُركت مهمتان هذا الشهر | تُركت 3 مهام هذا الشهر | تُركت 11 مهمة هذا الشهر | تُركت 100 مهمة هذا الشهر',
    'None given up this month | 1 given up this month | 2 given up this month | 3 given up this month | 11 given up this month | 100 given up this month',
  ],
  'admin.audit.items': [
    'لا شيء | عنصر واحد | عنصران | 3 عناصر | 11 عنصرًا | 100 عنصر',
    '0 items | 1 item | 2 items | 3 items | 11 items | 100 items',
  ],
  'admin.bookings.messages': [
    'لا رسائل بين | رسالة واحدة | رسالتان | 3 رسائل | 11 رسالة | 100 رسالة',
    'No messages | 1 message | 2 messages | 3 messages | 11 messages | 100 messages',
  ],
  'admin.payoutBatches.count': [
    'لا تحويلات | تحويل واحد | تحويلان | 3 تحويلات | 11 تحويلًا | 100 تحويل',
    '0 payouts | 1 payout | 2 payouts | 3 payouts | 11 payouts | 100 payouts',
  ],
  'admin.vendorBalances.termsAre': [
    'مدة 0 يوم | مدة يوم واحد | مدة يومين | مدة 3 أيام | مدة 11 يومًا | مدة 100 يوم',
    'for 0 days | for 1 day | for 2 days | for 3 days | for 11 days | for 100 days',
  ],
  'earnings.balances.reserveHelp': [
    'مدة 0 يوم | مدة يوم واحد | مدة يومين | مدة 3 أيام | مدة 11 يومًا | مدة 100 يوم',
    'for 0 days | for 1 day | for 2 days | for 3 days | for 11 days | for 100 days',
  ],
  'notifications.Saved_search_new.description': [
    'لا أماكن جديدة | مكان جديد: «S» | مكانان جديدان، منهما «S» | 3 أماكن جديدة، منها «S» | 11 مكانًا جديدًا، منها «S» | 100 مكان جديد، منها «S»',
    '0 new places, among them S | A new place: S | 2 new places, among them S | 3 new places, among them S | 11 new places, among them S | 100 new places, among them S',
  ],
  'notifications.Saved_search_cheaper.description': [
    'لا أماكن أرخص | مكان صار أرخص: «S» | مكانان صارا أرخص، منهما «S» | 3 أماكن صارت أرخص، منها «S» | 11 مكانًا صارت أرخص، منها «S» | 100 مكان صارت أرخص، منها «S»',
    '0 places are cheaper | A place is cheaper now: S | 2 places are cheaper | 3 places are cheaper | 11 places are cheaper | 100 places are cheaper',
  ],
  'notifications.Saved_search_freed.description': [
    'لا أماكن متاحة | مكان صار يناسب بحثك | مكانان صارا يناسبان بحثك | 3 أماكن صارت تناسب بحثك | 11 مكانًا صارت تناسب بحثك | 100 مكان صارت تناسب بحثك',
    '0 places fit your search | A place fits your search | 2 places fit your search | 3 places fit your search | 11 places fit your search | 100 places fit your search',
  ],
  'notifications.List_votes.description': [
    'لا أصوات جديدة | صوت جديد | صوتان جديدان | 3 أصوات جديدة | 11 صوتًا جديدًا | 100 صوت جديد',
    '0 new votes | 1 new vote | 2 new votes | 3 new votes | 11 new votes | 100 new votes',
  ],
  'favourites.votes.count': [
    'لا أصوات | صوت واحد | صوتان | 3 أصوات | 11 صوتًا | 100 صوت',
    '0 votes | 1 vote | 2 votes | 3 votes | 11 votes | 100 votes',
  ],
  'notifications.Reserve_set.description': [
    'مدة 0 يوم | مدة يوم واحد | مدة يومين | مدة 3 أيام | مدة 11 يومًا | مدة 100 يوم',
    'for 0 days | for 1 day | for 2 days | for 3 days | for 11 days | for 100 days',
  ],
  'admin.writeOffs.days': [
    'اليوم | يوم واحد | يومان | 3 أيام | 11 يومًا | 100 يوم',
    '0 days | 1 day | 2 days | 3 days | 11 days | 100 days',
  ],
  'notifications.Licence_ends_soon.description': [
    '«S» اليوم. | «S» خلال يوم واحد. | «S» خلال يومين. | «S» خلال 3 أيام. | «S» خلال 11 يومًا. | «S» خلال 100 يوم.',
    'expires today. | expires in 1 day. | expires in 2 days. | expires in 3 days. | expires in 11 days. | expires in 100 days.',
  ],
  'notifications.Vendor_paper_ends_soon.description': [
    'اليوم. | خلال يوم واحد. | خلال يومين. | خلال 3 أيام. | خلال 11 يومًا. | خلال 100 يوم.',
    'expires today. | expires in 1 day. | expires in 2 days. | expires in 3 days. | expires in 11 days. | expires in 100 days.',
  ],
  'bell.label': [
    'الإشعارات | الإشعارات، إشعار غير مقروء | الإشعارات، إشعاران غير مقروءين | الإشعارات، 3 إشعارات غير مقروءة | الإشعارات، 11 إشعارًا غير مقروء | الإشعارات، 100 إشعار غير مقروء',
    'Notifications | Notifications, 1 unread | Notifications, 2 unread | Notifications, 3 unread | Notifications, 11 unread | Notifications, 100 unread',
  ],
  'admin.services.photoCount': [
    '0 صورة | صورة واحدة | صورتان | 3 صور | 11 صورة | 100 صورة',
    '0 photos | 1 photo | 2 photos | 3 photos | 11 photos | 100 photos',
  ],
  'admin.services.bulk.selected': [
    '0 مكان محدد | مكان واحد محدد | مكانان محددان | 3 أماكن محددة | 11 مكانًا محددًا | 100 مكان محدد',
    '0 places selected | 1 place selected | 2 places selected | 3 places selected | 11 places selected | 100 places selected',
  ],
  'admin.services.duplicates.photos': [
    '0 صورة متطابقة | صورة متطابقة | صورتان متطابقتان | 3 صور متطابقة | 11 صورة متطابقة | 100 صورة متطابقة',
    '0 identical photos | 1 identical photo | 2 identical photos | 3 identical photos | 11 identical photos | 100 identical photos',
  ],
  'admin.pages.versions.unchanged': [
    'لا سطر بلا تغيير | سطر واحد بلا تغيير | سطران بلا تغيير | 3 أسطر بلا تغيير | 11 سطرًا بلا تغيير | 100 سطر بلا تغيير',
    '0 lines unchanged | 1 line unchanged | 2 lines unchanged | 3 lines unchanged | 11 lines unchanged | 100 lines unchanged',
  ],
  'admin.content.off.touches': [
    '0 أماكن منشورة و0 حجوزات قائمة | مكانًا منشورًا واحدًا وحجزًا قائمًا واحدًا | مكانين منشورين وحجزين قائمين | 3 أماكن منشورة و3 حجوزات قائمة | 11 مكانًا منشورًا و11 حجزًا قائمًا | 100 مكان منشور و100 حجز قائم',
    'no public place and no open booking | one public place and one open booking | 2 public places and 2 open bookings | 3 public places and 3 open bookings | 11 public places and 11 open bookings | 100 public places and 100 open bookings',
  ],
  'admin.content.off.touchesMany': [
    '0 أماكن منشورة و0 حجوزات قائمة | مكانًا منشورًا واحدًا وحجزًا قائمًا واحدًا | مكانين منشورين وحجزين قائمين | 3 أماكن منشورة و3 حجوزات قائمة | 11 مكانًا منشورًا و11 حجزًا قائمًا | 100 مكان منشور و100 حجز قائم',
    '0 public places and 0 open bookings | one public place and one open booking | 2 public places and 2 open bookings | 3 public places and 3 open bookings | 11 public places and 11 open bookings | 100 public places and 100 open bookings',
  ],
  'admin.content.off.hadBy': [
    'لم يختره أي مكان منشور | اختاره مكان منشور واحد | اختاره مكانان منشوران | اختارته 3 أماكن منشورة | اختاره 11 مكانًا منشورًا | اختاره 100 مكان منشور',
    'No public place has it | One public place has it | 2 public places have it | 3 public places have it | 11 public places have it | 100 public places have it',
  ],
  'hosted.guest.stays': [
    'أول إقامة عبر ديار | إقامة واحدة مكتملة | إقامتان مكتملتان | 3 إقامات مكتملة | 11 إقامة مكتملة | 100 إقامة مكتملة',
    'First stay on Diyar | 1 completed stay | 2 completed stays | 3 completed stays | 11 completed stays | 100 completed stays',
  ],
  'hosted.infants': [
    'بلا رضّع | رضيع واحد | رضيعان | 3 رضّع | 11 رضيعًا | 100 رضيع',
    '0 infants | 1 infant | 2 infants | 3 infants | 11 infants | 100 infants',
  ],
  'hosted.calendar.feeds.events': [
    'لا مواعيد قادمة فيه | موعد واحد قادم | موعدان قادمان | 3 مواعيد قادمة | 11 موعدًا قادمًا | 100 موعد قادم',
    'No upcoming events | 1 upcoming event | 2 upcoming events | 3 upcoming events | 11 upcoming events | 100 upcoming events',
  ],
  'hosted.units': [
    '0 وحدة | وحدة واحدة | وحدتان | 3 وحدات | 11 وحدة | 100 وحدة',
    '0 units | 1 unit | 2 units | 3 units | 11 units | 100 units',
  ],
  'hosted.left.hours': [
    'بقيت 0 ساعة | بقيت ساعة واحدة ودقيقة واحدة | بقيت ساعتان ودقيقتان | بقيت 3 ساعات و3 دقائق | بقيت 11 ساعة و11 دقيقة | بقيت 100 ساعة و100 دقيقة',
    '0 hours left | 1 hour 1 minute left | 2 hours 2 minutes left | 3 hours 3 minutes left | 11 hours 11 minutes left | 100 hours 100 minutes left',
  ],
  'hosted.left.minutes': [
    'بقيت 0 دقيقة | بقيت دقيقة واحدة | بقيت دقيقتان | بقيت 3 دقائق | بقيت 11 دقيقة | بقيت 100 دقيقة',
    '0 minutes left | 1 minute left | 2 minutes left | 3 minutes left | 11 minutes left | 100 minutes left',
  ],
  'hosted.clash.also': [
    'لا طلبات أخرى على أيام من هذه المدة | طلب آخر ينتظر ردّك على أيام من هذه المدة | طلبان آخران ينتظران ردّك على أيام من هذه المدة | 3 طلبات أخرى تنتظر ردّك على أيام من هذه المدة | 11 طلبًا آخر ينتظر ردّك على أيام من هذه المدة | 100 طلب آخر ينتظر ردّك على أيام من هذه المدة',
    '0 other requests are waiting for some of these days | Another request is waiting for some of these days | 2 other requests are waiting for some of these days | 3 other requests are waiting for some of these days | 11 other requests are waiting for some of these days | 100 other requests are waiting for some of these days',
  ],
  'hosted.calendar.form.more': [
    '0 موعد آخر | موعد آخر | موعدان آخران | 3 مواعيد أخرى | 11 موعدًا آخر | 100 موعد آخر',
    '7 more | 7 more | 7 more | 7 more | 7 more | 7 more',
  ],
  'wizard.photos.removed': [
    'حُذفت الصورة ولم تبق صور | حُذفت الصورة وبقيت صورة واحدة | حُذفت الصورة وبقيت صورتان | حُذفت الصورة وبقيت 3 صور | حُذفت الصورة وبقيت 11 صورة | حُذفت الصورة وبقيت 100 صورة',
    'Photo removed, none left | Photo removed, one left | Photo removed, 2 left | Photo removed, 3 left | Photo removed, 11 left | Photo removed, 100 left',
  ],
  'wizard.photos.enough': [
    '7 من 0 صورة | 7 من صورة واحدة | 7 من صورتين | 7 من 3 صور | 7 من 11 صورة | 7 من 100 صورة',
    '7 of 0 photos | 7 of 1 photo | 7 of 2 photos | 7 of 3 photos | 7 of 11 photos | 7 of 100 photos',
  ],
  'wizard.settings.daysMeaning': [
    'لمن يصل خلال 0 يوم | لمن يصل خلال يوم واحد | لمن يصل خلال يومين | لمن يصل خلال 3 أيام | لمن يصل خلال 11 يومًا | لمن يصل خلال 100 يوم',
    'For guests who arrive within 0 days | For guests who arrive within one day | For guests who arrive within 2 days | For guests who arrive within 3 days | For guests who arrive within 11 days | For guests who arrive within 100 days',
  ],
  'wizard.written': [
    '7 من 0 حرف | 7 من حرف واحد | 7 من حرفين | 7 من 3 أحرف | 7 من 11 حرفًا | 7 من 100 حرف',
    '7 of 0 characters | 7 of 1 character | 7 of 2 characters | 7 of 3 characters | 7 of 11 characters | 7 of 100 characters',
  ],
  'wizard.facilities.picked': [
    'لم تختر بعد | مرفق واحد | مرفقان | 3 مرافق | 11 مرفقًا | 100 مرفق',
    'None yet | 1 chosen | 2 chosen | 3 chosen | 11 chosen | 100 chosen',
  ],
  'wizard.place.found': [
    'لا نتائج | نتيجة واحدة | نتيجتان | 3 نتائج | 11 نتيجة | 100 نتيجة',
    'Nothing found | One result | 2 results | 3 results | 11 results | 100 results',
  ],
  'messages.missed.description': [
    'لا رسائل غير مقروءة | رسالة واحدة غير مقروءة | رسالتان غير مقروءتين | 3 رسائل غير مقروءة | 11 رسالة غير مقروءة | 100 رسالة غير مقروءة',
    '0 unread messages | 1 unread message | 2 unread messages | 3 unread messages | 11 unread messages | 100 unread messages',
  ],
  'messages.unread': [
    'لا رسائل غير مقروءة | رسالة غير مقروءة | رسالتان غير مقروءتين | 3 رسائل غير مقروءة | 11 رسالة غير مقروءة | 100 رسالة غير مقروءة',
    '0 unread messages | 1 unread message | 2 unread messages | 3 unread messages | 11 unread messages | 100 unread messages',
  ],
  'messages.left': [
    'لم يبقَ أي حرف | بقي حرف واحد | بقي حرفان | بقيت 3 أحرف | بقي 11 حرفًا | بقي 100 حرف',
    '0 characters left | 1 character left | 2 characters left | 3 characters left | 11 characters left | 100 characters left',
  ],
  'checkout.flow.instantPaid': [
    'لمدة 0 دقيقة، | لمدة دقيقة واحدة، | لمدة دقيقتين، | لمدة 3 دقائق، | لمدة 11 دقيقة، | لمدة 100 دقيقة،',
    'for 0 minutes, | for 1 minute, | for 2 minutes, | for 3 minutes, | for 11 minutes, | for 100 minutes,',
  ],
  'checkout.flow.request': [
    'على 0 ساعة | على ساعة واحدة | على ساعتين | على 3 ساعات | على 11 ساعة | على 100 ساعة',
    'to 0 hours | to 1 hour | to 2 hours | to 3 hours | to 11 hours | to 100 hours',
  ],
  'checkout.flow.requestPaid': [
    'على 0 ساعة ريثما يرد المضيف، ولا يُخصم شيء قبل رده. إن قبل فلديك 0 ساعة | على ساعة واحدة ريثما يرد المضيف، ولا يُخصم شيء قبل رده. إن قبل فلديك ساعة واحدة | على ساعتين ريثما يرد المضيف، ولا يُخصم شيء قبل رده. إن قبل فلديك ساعتان | على 3 ساعات ريثما يرد المضيف، ولا يُخصم شيء قبل رده. إن قبل فلديك 3 ساعات | على 11 ساعة ريثما يرد المضيف، ولا يُخصم شيء قبل رده. إن قبل فلديك 11 ساعة | على 100 ساعة ريثما يرد المضيف، ولا يُخصم شيء قبل رده. إن قبل فلديك 100 ساعة',
    'to 0 hours while the host answers, and nothing is charged before. If the host accepts, you have 0 hours | to 1 hour while the host answers, and nothing is charged before. If the host accepts, you have 1 hour | to 2 hours while the host answers, and nothing is charged before. If the host accepts, you have 2 hours | to 3 hours while the host answers, and nothing is charged before. If the host accepts, you have 3 hours | to 11 hours while the host answers, and nothing is charged before. If the host accepts, you have 11 hours | to 100 hours while the host answers, and nothing is charged before. If the host accepts, you have 100 hours',
  ],
  'checkout.party.adults': [
    'بلا بالغين | بالغ واحد | بالغان | 3 بالغين | 11 بالغًا | 100 بالغ',
    '0 adults | 1 adult | 2 adults | 3 adults | 11 adults | 100 adults',
  ],
  'checkout.party.children': [
    'بلا أطفال (من 2 إلى 14 سنة) | طفل واحد (من 2 إلى 14 سنة) | طفلان (من 2 إلى 14 سنة) | 3 أطفال (من 2 إلى 14 سنة) | 11 طفلًا (من 2 إلى 14 سنة) | 100 طفل (من 2 إلى 14 سنة)',
    '0 children (2 to 14) | 1 child (2 to 14) | 2 children (2 to 14) | 3 children (2 to 14) | 11 children (2 to 14) | 100 children (2 to 14)',
  ],
  'checkout.party.infants': [
    'بلا رضّع (أقل من سنتين) | رضيع واحد (أقل من سنتين) | رضيعان (أقل من سنتين) | 3 رضّع (أقل من سنتين) | 11 رضيعًا (أقل من سنتين) | 100 رضيع (أقل من سنتين)',
    '0 infants (under 2) | 1 infant (under 2) | 2 infants (under 2) | 3 infants (under 2) | 11 infants (under 2) | 100 infants (under 2)',
  ],
  'checkout.party.units': [
    '0 وحدة | وحدة واحدة | وحدتان | 3 وحدات | 11 وحدة | 100 وحدة',
    '0 units | 1 unit | 2 units | 3 units | 11 units | 100 units',
  ],
  'split.left': [
    'لم تبقَ حصص | بقيت حصة واحدة | بقيت حصتان | بقيت 3 حصص | بقيت 11 حصة | بقيت 100 حصة',
    '0 shares remain | 1 share remains | 2 shares remain | 3 shares remain | 11 shares remain | 100 shares remain',
  ],
  'inbox.label': [
    'الرسائل | الرسائل، واحدة غير مقروءة | الرسائل، اثنتان غير مقروءتين | الرسائل، 3 غير مقروءة | الرسائل، 11 غير مقروءة | الرسائل، 100 غير مقروءة',
    'Messages | Messages, 1 unread | Messages, 2 unread | Messages, 3 unread | Messages, 11 unread | Messages, 100 unread',
  ],
  'inbox.unread': [
    'لا شيء غير مقروء | واحدة غير مقروءة | اثنتان غير مقروءتين | 3 غير مقروءة | 11 غير مقروءة | 100 غير مقروءة',
    '0 unread | 1 unread | 2 unread | 3 unread | 11 unread | 100 unread',
  ],
  'reviews.stars': [
    'بلا نجوم | نجمة واحدة | نجمتان | 3 نجوم | 11 نجمة | 100 نجمة',
    '0 stars | 1 star | 2 stars | 3 stars | 11 stars | 100 stars',
  ],
  'reviews.photos.help': [
    'حتى 0 صورة من تصويرك. | حتى صورة واحدة من تصويرك. | حتى صورتين من تصويرك. | حتى 3 صور من تصويرك. | حتى 11 صورة من تصويرك. | حتى 100 صورة من تصويرك.',
    'Up to 0 photos of your own. | Up to 1 photo of your own. | Up to 2 photos of your own. | Up to 3 photos of your own. | Up to 11 photos of your own. | Up to 100 photos of your own.',
  ],
  'admin.privacyRequests.left': [
    'اليوم آخر يوم | بقي يوم واحد | بقي يومان | بقيت 3 أيام | بقي 11 يومًا | بقي 100 يوم',
    'Last day today | 1 day left | 2 days left | 3 days left | 11 days left | 100 days left',
  ],
  'admin.privacyRequests.late': [
    'انتهت المهلة | تأخر يومًا واحدًا | تأخر يومين | تأخر 3 أيام | تأخر 11 يومًا | تأخر 100 يوم',
    'Overdue | 1 day overdue | 2 days overdue | 3 days overdue | 11 days overdue | 100 days overdue',
  ],
  'admin.vitals.visits': [
    'لا زيارات | زيارة واحدة | زيارتان | 3 زيارات | 11 زيارة | 100 زيارة',
    '0 visits | 1 visit | 2 visits | 3 visits | 11 visits | 100 visits',
  ],
  'admin.figures.filters.lastDays': [
    'آخر الأيام | آخر يوم | آخر يومين | آخر 3 أيام | آخر 11 يومًا | آخر 100 يوم',
    'Last 0 days | Last day | Last 2 days | Last 3 days | Last 11 days | Last 100 days',
  ],
  'admin.figures.nightsBefore': [
    'قبل اليوم: لا عمليات بحث، | قبل اليوم: عملية بحث واحدة، | قبل اليوم: عمليتا بحث، | قبل اليوم: 3 عمليات بحث، | قبل اليوم: 11 عملية بحث، | قبل اليوم: 100 عملية بحث،',
    'searched 0 times | searched once | searched 2 times | searched 3 times | searched 11 times | searched 100 times',
  ],
  'admin.vitals.filters.lastDays': [
    'آخر الأيام | آخر يوم | آخر يومين | آخر 3 أيام | آخر 11 يومًا | آخر 100 يوم',
    'Last 0 days | Last day | Last 2 days | Last 3 days | Last 11 days | Last 100 days',
  ],
  'unusualChange.more': [
    '0 يوم آخر | يوم آخر | يومان آخران | 3 أيام أخرى | 11 يومًا آخر | 100 يوم آخر',
    '0 more days | 1 more day | 2 more days | 3 more days | 11 more days | 100 more days',
  ],
  'wizard.copies.more': [
    'و0 فرق آخر | وفرق آخر | وفرقان آخران | و3 فروق أخرى | و11 فرقًا آخر | و100 فرق آخر',
    'and 0 more differences | and 1 more difference | and 2 more differences | and 3 more differences | and 11 more differences | and 100 more differences',
  ],
  'errors.too_many_declines': [
    'بعد 0 ثانية. | بعد ثانية واحدة. | بعد ثانيتين. | بعد 3 ثوانٍ. | بعد 11 ثانية. | بعد 100 ثانية.',
    'in 0 seconds. | in 1 second. | in 2 seconds. | in 3 seconds. | in 11 seconds. | in 100 seconds.',
  ],
  'errors.not_a_document': [
    'على 0 صفحة | على صفحة واحدة | على صفحتين | على 3 صفحات | على 11 صفحة | على 100 صفحة',
    '0 pages at most | 1 page at most | 2 pages at most | 3 pages at most | 11 pages at most | 100 pages at most',
  ],
}
