import { defineConfig } from '@playwright/test'
import journeys from './playwright.config'

const { use: journeyUse = {}, projects: _projects, ...rest } = journeys

/** The photographs of `npm run screens`: the servers of the browser tests, no journeys. */
export default defineConfig({
  ...rest,
  testDir: 'e2e/screens',
  testMatch: '*.screens.ts',
  outputDir: 'test-results/screens',
  globalTeardown: './e2e/screens/contact-sheet.ts',
  fullyParallel: true,
  retries: 1,
  reporter: 'list',
  use: { ...journeyUse, actionTimeout: 10_000, navigationTimeout: 30_000 },
})
