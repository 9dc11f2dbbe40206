import { SORTS } from '@/lib/domain/search/search-params'
import { addDays, formatQueryDay } from '@/lib/domain/time/days'
import { criteriaOf, parseQuery } from '@/server/modules/listings/search/read-criteria'
import { findPage } from '@/server/modules/listings/search/store'
import { aListing } from '../../support/listings'
import { appForTests, TODAY } from '../../support/test-app'

const api = appForTests()

const stay = {
  checkIn: formatQueryDay(addDays(TODAY, 5)),
  checkOut: formatQueryDay(addDays(TODAY, 7)),
}

test('search: the listings that a text finds are the same in the same order, read by the text or by the order', async () => {
  for (const allDays of [30_000, 10_000, 20_000, 10_000]) {
    await aListing(api, { prices: { allDays, weekdays: {}, dates: {} } })
  }
  for (const sort of SORTS) {
    for (const days of [{}, stay]) {
      const query = parseQuery({ city: 'Jeddah', q: 'a', sort, page: '1', pageSize: '7', ...days })
      const criteria = await criteriaOf(api.app.deps, query)
      if (!criteria) throw new Error('The city is unknown.')
      const byOrder = await findPage(api.db, criteria)
      expect(byOrder.length).toBeGreaterThan(3)
      expect(await findPage(api.db, criteria, true)).toEqual(byOrder)
    }
  }
})
