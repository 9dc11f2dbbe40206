import type { Page } from '@playwright/test'

/** Until nothing moves or fades any more: halfway through, colours have no contrast that could be judged. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}

/** News for people of the demo: what other tests do meanwhile makes it come and fade at any moment of a judgement. */
export const NEWS = '[data-sonner-toaster]'
