import { createContext, useContext } from 'react'

const IsEdit = createContext(false)

/** Whether a stored listing is edited, whose terms are in its calendar already. */
export const IsEditProvider = IsEdit.Provider
export const useIsEdit = () => useContext(IsEdit)
