/** The cards of a test payment, by what the demo's provider answers to them. */
export const TEST_SOURCES = ['test_accepted', 'test_declined'] as const
export type TestSource = (typeof TEST_SOURCES)[number]
