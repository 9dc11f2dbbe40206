import type { ArrivalGuideWire } from '@/lib/contract/schemas/arrival-guide/wire'
import { type ArrivalGuide, EMPTY_BASICS } from '@/lib/domain/arrival-guide/arrival-guide'
import type { Answer, TestApp } from './test-app'
import type { Host } from './users'

export const CODE = '4821#'
export const PASSWORD = 'sand-and-stars'

/** Everything but photos. */
export const GUIDE: ArrivalGuide = {
  ...EMPTY_BASICS,
  ...{ directions_ar: 'بعد المسجد يمينًا', directions: 'Right after the mosque' },
  ...{ entryWay: 'keyBox', entry_ar: 'الصندوق خلف النخلة', entry: '', entryCode: CODE },
  ...{ wifiName: 'Chalet', wifiPassword: PASSWORD, phone: '+966500000012' },
  sections: [{ title_ar: 'المسبح', title: 'Pool', text_ar: 'عمقه متر', text: 'One metre deep' }],
  photos: [],
}

type Place = { id: string; host: Host }
export const guidePath = ({ id }: Pick<Place, 'id'>) => `/vender/services/${id}/arrival-guide`

/** Replaces the guide of a listing. */
export async function setGuide(
  test: TestApp,
  place: Place,
  change: Partial<ArrivalGuide> = {},
): Promise<Answer> {
  const as = place.host
  const { body: stored }: { body: ArrivalGuideWire } = await test.call('GET', guidePath(place), { as })
  return test.call('PUT', guidePath(place), { as, body: { basedOn: stored.version, ...GUIDE, ...change } })
}
