/** The test cards of the demo's payment provider, by its answer. */
export const TEST_SOURCES = ['test_accepted', 'test_declined'] as const
export type TestSource = (typeof TEST_SOURCES)[number]
