import type { APIRequestContext, Page } from '@playwright/test'

/** Who looks at a page; "newcomer" and "new-host" have nothing yet. */
export type Viewer = 'visitor' | 'newcomer' | 'applicant' | 'guest' | 'new-host' | 'host' | 'admin'
export const STATES = ['full', 'empty', 'loading', 'error'] as const
export type State = (typeof STATES)[number]

export interface Scene {
  page: Page
  t: (key: string, values?: Record<string, string | number>) => string
}

interface Shown {
  who?: Viewer
  /** an address, or what finds one, and may prepare it, as the viewer */
  path: string | ((viewer: APIRequestContext) => Promise<string>)
}

export interface Screen extends Shown {
  /** unique, and what `--only` names; its first word groups the sheet */
  name: string
  /** its folder below app/[locale] */
  route: string
  /** brings up what the address alone does not show */
  open?: (scene: Scene) => Promise<unknown>
  /** the components whose dialogs are seen */
  dialogs?: string[]
  /** the only width at which it exists */
  width?: number
  empty?: Partial<Shown>
  /** the browser's calls that fill it: unanswered it is loading, refused it has failed */
  calls?: RegExp
}

/** The width at which sheets take the place of panels. */
export const PHONE = 390
export const DESKTOP = 1280
