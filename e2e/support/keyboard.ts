import type { CDPSession, Page } from '@playwright/test'
import { findFaultsOfStop } from './find-faults-of-stop'
import { test as base, expect } from './fixtures'
import { recordLiveRegions } from './record-live-regions'

/** Someone who tabs on would have given up long before. */
const MOST_STOPS = 90
const MOST_CHOICES = 12

/** What Chromium's accessibility tree says of the element that has the focus. */
interface Stop {
  role: string
  name: string
  states: Record<string, unknown>
}

type Name = string | RegExp
type Role = Parameters<Page['getByRole']>[0]

/** Somebody who uses keys alone and cannot see: where the focus is and what is spoken is all that is known of the page. */
export type Keyboard = ReturnType<typeof keyboardOf>

/** Journeys by keys: each stop is checked, and at the end that everything heard was spoken once. */
export const test = base.extend<{ keys: Keyboard }>({
  keys: async ({ page }, use) => {
    const spoken: string[] = []
    await page.exposeFunction('announce', (text: string) => void spoken.push(text))
    await page.addInitScript(recordLiveRegions)
    const heard = new Map<string, number>()
    const tree = await page.context().newCDPSession(page)
    // Without it each question builds the whole tree anew.
    await tree.send('Accessibility.enable')
    await use(keyboardOf(page, tree, { spoken, heard }))
    for (const [text, times] of heard)
      expect(
        spoken.filter((one) => one.includes(text)),
        `"${text}" is spoken once`,
      ).toHaveLength(times)
  },
})

function keyboardOf(
  page: Page,
  tree: CDPSession,
  { spoken, heard }: { spoken: string[]; heard: Map<string, number> },
) {
  /** The stop that has the focus, once nothing is wrong with it any more. */
  async function stop(): Promise<Stop> {
    await expect
      .poll(() => page.evaluate(findFaultsOfStop), { timeout: 5000, intervals: [0, 30, 100] })
      .toEqual([])
    const found = await focusedInTree(tree)
    expect(found.name, `the ${found.role} that has the focus has a name`).not.toBe('')
    expect(['none', 'generic', 'ignored'], `${found.name} has a role`).not.toContain(found.role)
    return found
  }

  async function press(...all: string[]): Promise<void> {
    for (const key of all) await page.keyboard.press(key)
  }

  /** Goes on by Tab, or back by Shift+Tab, until the stop has this role and name. */
  async function tabTo(role: Role, name: Name, by: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Stop> {
    await expect(page.getByRole(role, { name, exact: true }).first()).toBeAttached()
    const passed: string[] = []
    while (passed.length < MOST_STOPS) {
      await page.keyboard.press(by)
      const here = await stop()
      if (here.role === role && isNamed(here, name)) return here
      passed.push(`${here.role} "${here.name}"`)
    }
    throw new Error(`${by} does not lead to ${role} "${name}":\n${passed.join('\n')}`)
  }

  /** The same for the field of a form, by its name. */
  async function tabToField(name: string): Promise<Stop> {
    for (let passed = 0; passed < MOST_STOPS; passed++) {
      await page.keyboard.press('Tab')
      const here = await stop()
      if (await page.evaluate((one) => document.activeElement?.getAttribute('name') === one, name))
        return here
    }
    throw new Error(`Tab does not lead to the field ${name}`)
  }

  /** The focus comes to this stop by itself: after a step, a dialog, a refusal. */
  async function arrives(role: Role, name: Name): Promise<Stop> {
    await expect
      .poll(async () => {
        const { role: found, name: called } = await focusedInTree(tree)
        return found === role && isNamed({ name: called }, name) ? 'here' : `${found} "${called}"`
      })
      .toBe('here')
    return stop()
  }

  return {
    press,
    stop,
    tabTo,
    tabToField,
    arrives,
    type: (text: string) => page.keyboard.type(text),

    /** From the focused day of a calendar to `day`: by months, then by days in the direction of the week. */
    async goToDay(day: string): Promise<void> {
      const here = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset['day'] ?? '')
      const isRtl = await page.evaluate(() => document.dir === 'rtl')
      const [back, forward] = isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
      for (let from = await here(); from !== day; from = await here()) {
        const isMonthAway = from.slice(0, 7) < day.slice(0, 7)
        await press(isMonthAway ? 'PageDown' : from < day ? forward : back)
        await expect.poll(here, { intervals: [0, 20, 100] }).not.toBe(from)
      }
      await stop()
    },

    async fill(name: string, text: string): Promise<void> {
      await tabToField(name)
      await page.keyboard.type(text)
    },

    /** One of a group of radio buttons, which is one stop: the arrows lead on inside it. */
    async choose(name: string): Promise<void> {
      await expect(page.getByRole('radio', { name, exact: true })).toBeAttached()
      let here = await stop()
      if (here.role !== 'radio') here = await tabTo('radio', /./)
      for (let passed = 0; here.name !== name && passed < MOST_CHOICES; passed++) {
        await press('ArrowDown')
        here = await stop()
      }
      if (here.states['checked'] !== 'true') await press('Space')
      expect(await stop()).toMatchObject({ role: 'radio', name, states: { checked: 'true' } })
    },

    /** Goes there and presses Enter. */
    async enter(role: Role, name: Name): Promise<void> {
      await tabTo(role, name)
      await press('Enter')
    },

    /** A live region speaks the text, once for each time that this is asked. */
    async hears(text: string): Promise<void> {
      const times = (heard.get(text) ?? 0) + 1
      heard.set(text, times)
      await expect
        .poll(() =>
          spoken.filter((one) => one.includes(text)).length >= times ? 'spoken' : spoken.join('\n'),
        )
        .toBe('spoken')
    },
  }
}

const isNamed = (stop: { name: string }, name: Name) =>
  typeof name === 'string' ? stop.name === name : name.test(stop.name)

async function focusedInTree(tree: CDPSession): Promise<Stop> {
  const { result } = await tree.send('Runtime.evaluate', { expression: 'document.activeElement' })
  if (!result.objectId) return { role: 'none', name: '', states: {} }
  const { nodes } = await tree.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  })
  const [node] = nodes
  if (!node || node.ignored) return { role: 'ignored', name: '', states: {} }
  return {
    role: String(node.role?.value ?? 'none'),
    name: String(node.name?.value ?? '').trim(),
    states: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
  }
}
