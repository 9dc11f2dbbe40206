import { pickMessages } from '@/lib/i18n/messages'

const ALL = { home: { banners: { next: 'Next' }, hero: { title: 'Book' } }, words: { nights: 'nights' } }

test('only the named messages are picked, under their paths', () => {
  expect(pickMessages(ALL, ['home.banners', 'words'])).toEqual({
    home: { banners: { next: 'Next' } },
    words: { nights: 'nights' },
  })
})

test('two paths of one branch are both picked, and an unknown path adds nothing', () => {
  expect(pickMessages(ALL, ['home.banners', 'home.hero.title', 'nowhere.at.all'])).toEqual({
    home: { banners: { next: 'Next' }, hero: { title: 'Book' } },
  })
})
