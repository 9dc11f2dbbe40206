import type { AdminFacilityGroupWire } from '@/lib/contract/schemas/content/facility'
import type { TestApp } from '../test-app'
import { anAdmin } from '../users'
import type { AdminCalls } from './admin-call'

export const A_GROUP = { name: 'Pools', name_ar: 'المسابح', icon: 'pool', status: 'active' }
export const A_FACILITY = {
  ...{ name: 'Water slide', name_ar: 'زحليقة مائية', isCounted: false },
  ...{ types: ['Chalets'], status: 'active' },
}

/** The changing routes of facilities, each with a scene and a call. */
export const FACILITY_CALLS: AdminCalls = {
  'POST /admin/facility-groups': async () => ({ body: A_GROUP }),
  'PUT /admin/facility-groups/:id': async (test) => ({
    id: (await aFacilityGroup(test))._id,
    body: { ...A_GROUP, icon: 'bath', version: 1 },
  }),
  'POST /admin/facility-groups/order': async (test) => {
    const from = [(await aFacilityGroup(test))._id, (await aFacilityGroup(test, 'Baths', 'الحمامات'))._id]
    return { body: { from, to: from.toReversed() } }
  },
  'POST /admin/facility-groups/:id/facilities': async (test) => ({
    id: (await aFacilityGroup(test))._id,
    body: A_FACILITY,
  }),
  'POST /admin/facility-groups/:id/order': async (test) => {
    const id = await aGroupOfTwo(test)
    const from = (await findGroup(test, id)).facilities.map(({ _id }) => _id)
    return { id, body: { from, to: from.toReversed() } }
  },
  'PUT /admin/facilities/:id': async (test) => {
    const [facility] = (await findGroup(test, await aGroupOfTwo(test))).facilities
    const { isCounted: _isCounted, ...body } = A_FACILITY
    return { id: String(facility?._id), body: { ...body, name: 'Slide', version: 1 } }
  },
}

export async function aFacilityGroup(
  test: TestApp,
  name = A_GROUP.name,
  nameInArabic = A_GROUP.name_ar,
): Promise<AdminFacilityGroupWire> {
  const as = await anAdmin(test)
  await test.call('POST', '/admin/facility-groups', { as, body: { ...A_GROUP, name, name_ar: nameInArabic } })
  return findGroup(test, name)
}

async function aGroupOfTwo(test: TestApp): Promise<string> {
  const { _id } = await aFacilityGroup(test)
  const as = await anAdmin(test)
  const add = (body: object) => test.call('POST', `/admin/facility-groups/${_id}/facilities`, { as, body })
  await add(A_FACILITY)
  await add({ ...A_FACILITY, name: 'Jacuzzi', name_ar: 'جاكوزي' })
  return _id
}

async function findGroup(test: TestApp, idOrName: string): Promise<AdminFacilityGroupWire> {
  const { data } = (await test.call('GET', '/admin/facility-groups', { as: await anAdmin(test) })).body
  return data.find((one: AdminFacilityGroupWire) => [one._id, one.name].includes(idOrName))
}
