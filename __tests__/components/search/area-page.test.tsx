import { areaMetadata } from '@/components/search/area/area-page'
import * as server from '@/lib/api/server'
import type { AreaWire } from '@/lib/contract/schemas/geo/area'

jest.mock('@/lib/api/server', () => ({ getArea: jest.fn() }))

const JIDDA: AreaWire = {
  city: { _id: 'jeddah', slug: 'jidda', name: 'Jidda', name_ar: 'جدة' },
  district: { _id: 'rawdah', slug: 'al-rawdah', name: 'Al Rawdah', name_ar: 'الروضة' },
  ...{ type: 'Chalets', total: 90, rating: null, reviewsCount: 0, guests: 4, facilities: [], neighbours: [] },
}

test('the page of an old slug of a city answers 308 with that of its present one, the same district and page', async () => {
  jest.mocked(server.getArea).mockResolvedValue(JIDDA)
  const params = { locale: 'en', category: 'chalets', area: ['jeddah', 'al-rawdah'] } as const
  const moved = areaMetadata({
    params: Promise.resolve({ ...params, area: [...params.area] }),
    searchParams: Promise.resolve({ page: '2' }),
  })
  await expect(moved).rejects.toMatchObject({
    digest: expect.stringContaining('/en/chalets/in/jidda/al-rawdah?page=2;308'),
  })
})
