import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What is written on a control is part of its name, for those who speak to it. axe asks for it only on request. */
const LABEL_IN_NAME = { 'label-content-name-mismatch': { enabled: true } }

/** Toasts fade at any moment: what other tests do meanwhile is news for people of the demo. */
const TOASTS = '[data-sonner-toaster]'

/**
 * axe finds nothing on the page, or in a part of it, once nothing moves any more. Only what is wrong is described, and in
 * the page itself: the newer way opens another page for each look, for frames of other sites, which we have none of.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await expectNoViolation(page, { part })
}

const LANDMARKS =
  'main, nav, aside, footer, [role=search], [role=region], section[aria-label], section[aria-labelledby], form[aria-label]'

/** Each landmark that is announced holds something that can be seen. */
export async function expectNoEmptyLandmark(page: Page): Promise<void> {
  const empty = await page.locator(LANDMARKS).evaluateAll((all) => {
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
    }
    return all
      .filter((one) => one.checkVisibility() && !one.closest('[aria-hidden=true], [inert], [aria-live]'))
      .filter((one) => ![...one.querySelectorAll('*')].some(isSeen))
      .map((one) => `${one.tagName} ${one.getAttribute('aria-label') ?? ''}`)
  })
  expect.soft(empty).toEqual([])
}

/** The contrast of colours alone, for a second theme of the same document. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNoViolation(page, { rules: ['color-contrast', 'link-in-text-block'] })
}

async function expectNoViolation(
  page: Page,
  { part, rules }: { part?: string | undefined; rules?: string[] },
) {
  // After a press on a link it comes with the last part of the page.
  await expect(page).toHaveTitle(/./)
  await settled(page)
  const axe = new AxeBuilder({ page })
    .exclude(TOASTS)
    .options({ resultTypes: ['violations'], ...(rules ? { runOnly: rules } : { rules: LABEL_IN_NAME }) })
    .setLegacyMode()
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  expect
    .soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`))
    .toEqual([])
}

/**
 * Until nothing moves or fades any more: halfway through, colours have no contrast that could be judged. What is skipped by
 * `content-visibility` stands still in the middle of its way.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMoving = ({ playState, effect }: Animation) =>
      playState === 'running' &&
      effect?.getComputedTiming().endTime !== Infinity &&
      (effect as KeyframeEffect).target?.checkVisibility({ contentVisibilityAuto: true })
    while (document.getAnimations().some(isMoving)) await new Promise(requestAnimationFrame)
  })
}
