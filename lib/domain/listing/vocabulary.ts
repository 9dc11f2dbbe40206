/** The closed vocabularies of a listing, by their wire values (wizard.md, section 4). */
export const PROPERTY_TYPES = [
  'Chalets',
  'Resorts',
  'Hotel',
  'Apartment',
  'Stadium',
  'Lounges',
  'Camps',
  'Wedding_Halls',
  'Farms',
] as const
export type PropertyType = (typeof PROPERTY_TYPES)[number]

export const AUDIENCES = ['Families_and_Singles', 'Only_families', 'ladies', 'other'] as const
export type Audience = (typeof AUDIENCES)[number]

export const BOOKING_TYPES = ['instant', '24-Hour'] as const
export type BookingType = (typeof BOOKING_TYPES)[number]

export const PAYMENT_TYPES = ['fullPayment', 'halfPayment', 'payAtCheckin'] as const
export type PaymentType = (typeof PAYMENT_TYPES)[number]

export const CANCELLATION_POLICIES = ['Flexible', 'Moderate', 'Strict', 'Non_refundable'] as const
export type CancellationPolicyName = (typeof CANCELLATION_POLICIES)[number]

export const PRICING_MODES = ['daily', 'hourly'] as const
export type PricingMode = (typeof PRICING_MODES)[number]

/** What one price buys: a night, an hour, or the day of an event. */
export const PRICE_UNITS = ['night', 'hour', 'eventDay'] as const
export type PriceUnit = (typeof PRICE_UNITS)[number]

export const ADD_ONS = [
  'sleepover',
  'birthdayArrangements',
  'weddingArrangements',
  'buffet',
  'photographer',
  'weddingCake',
] as const
export type AddOnName = (typeof ADD_ONS)[number]

export const HOUSE_RULES = [
  'no_smoking',
  'no_pets',
  'no_parties',
  'quiet_hours',
  'family_id',
  'id_required',
  'max_guests',
  'pool_children',
  'shoes_off',
  'no_confetti',
  'fire_only_pit',
  'no_photos',
  'checkout_time',
  'tidy',
  'no_outside_catering',
  'turf_shoes',
  'no_food_pitch',
  'no_digging',
] as const
export type HouseRule = (typeof HOUSE_RULES)[number]

/** The facts of a listing; LISTING_TYPES has their wire names, which differ by type. */
export const FACTS = [
  'section',
  'roomType',
  'bedrooms',
  'maleRooms',
  'femaleRooms',
  'dressingRooms',
  'stands',
  'tents',
  'majlisTents',
  'doubleBeds',
  'singleBeds',
  'bathrooms',
  'adults',
  'children',
  'maxGuests',
  'units',
] as const
export type Fact = (typeof FACTS)[number]

/** The sections of a listing: for men, for women, or both with separate entrances. */
export const SECTIONS = ['both', 'men', 'women'] as const
export type Section = (typeof SECTIONS)[number]

/** The values of the fact `roomType` for hotels and apartments. */
export const ROOM_TYPES = [
  'single',
  'double',
  'twin',
  'suite',
  'family',
  'studio',
  'oneBedroom',
  'twoBedrooms',
  'threeBedrooms',
  'villa',
] as const
export type RoomType = (typeof ROOM_TYPES)[number]

export const LISTING_STATES = ['draft', 'in_review', 'live', 'paused', 'rejected', 'suspended'] as const
export type ListingState = (typeof LISTING_STATES)[number]

/** What a listing may be suited for, each with a price of its own (wizard.md, section 3, rules). */
export const OCCASIONS = ['birthdays', 'weddings', 'graduations', 'meetings', 'photography'] as const
export type Occasion = (typeof OCCASIONS)[number]

export const SAFETY_ITEMS = [
  'smoke_detector',
  'fire_extinguisher',
  'first_aid_kit',
  'outdoor_cameras',
  'emergency_exit',
  'pool_fence',
] as const
export type SafetyItem = (typeof SAFETY_ITEMS)[number]

export const KITCHEN_ITEMS = ['refrigerator', 'stove', 'oven', 'microwave', 'kettle', 'cookware'] as const
export type KitchenItem = (typeof KITCHEN_ITEMS)[number]

export const OUTDOOR_ITEMS = [
  'garden',
  'pool',
  'barbecue',
  'play_area',
  'outdoor_seating',
  'fire_pit',
] as const
export type OutdoorItem = (typeof OUTDOOR_ITEMS)[number]

/** The flags of the free-meal variant (contract.md, free-meal variant). */
export const MEALS = ['breakfast', 'lunch', 'dinner'] as const
export type Meal = (typeof MEALS)[number]

/** What a photo shows. */
export const PHOTO_ROOMS = [
  'majlis',
  'living_room',
  'bedroom',
  'bathroom',
  'kitchen',
  'dining',
  'hall',
  'pitch',
  'pool',
  'garden',
  'playground',
  'terrace',
  'entrance',
  'parking',
  'view',
] as const
export type PhotoRoom = (typeof PHOTO_ROOMS)[number]

/** How a listing type is offered: by the day, by the hour, or by the day with rooms and meals (wizard.md, section 1). */
export const VARIANTS = ['standard', 'hourly', 'freeMeal'] as const
export type Variant = (typeof VARIANTS)[number]
