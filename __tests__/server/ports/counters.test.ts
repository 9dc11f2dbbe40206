import { memoryCounters } from '@/server/ports/counters'
import { itCounts } from '../support/harness/counters-contract'

describe('counters in memory', () => itCounts(memoryCounters))
