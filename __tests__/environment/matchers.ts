import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// A first lazy import on a busy machine takes longer than the default of one second.
configure({ asyncUtilTimeout: 10_000 })
