/** ISO 3166 codes of the nationalities that a user may state; their names come from the engine's own tables. */
export const NATIONALITIES = (
  'SA AE BH KW OM QA YE AF AL DZ AD AO AG AR AM AU AT AZ BS BD BB BY BE BZ BJ BT BO BA BW BR BN BG BF BI KH CM CA CV ' +
  'CF TD CL CN CO KM CG CD CR CI HR CU CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET FJ FI FR GA GM GE DE GH GR GD GT GN ' +
  'GW GY HT HN HK HU IS IN ID IR IQ IE IT JM JP JO KZ KE KI KP KR XK KG LA LV LB LS LR LY LI LT LU MO MG MW MY MV ML ' +
  'MT MH MR MU MX FM MD MC MN ME MA MZ MM NA NR NP NL NZ NI NE NG MK NO PK PW PS PA PG PY PE PH PL PT RO RU RW KN LC ' +
  'VC WS SM ST SN RS SC SL SG SK SI SB SO ZA SS ES LK SD SR SE CH SY TW TJ TZ TH TL TG TO TT TN TR TM TV UG UA GB US ' +
  'UY UZ VU VA VE VN ZM ZW'
).split(' ')

/** `المملكة العربية السعودية`, `Saudi Arabia`: the country of a nationality in a language. */
export function nationalityName(code: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code
}

interface NamedNationality {
  code: string
  name: string
}

/** All of them in one language: the Gulf states first, as the most frequent, then by name. */
export function namedNationalities(language: string): NamedNationality[] {
  const named = NATIONALITIES.map((code) => ({ code, name: nationalityName(code, language) }))
  const others = named.slice(GULF_STATES)
  return [
    ...named.slice(0, GULF_STATES),
    ...others.toSorted((one, other) => one.name.localeCompare(other.name, language)),
  ]
}

const GULF_STATES = 7
