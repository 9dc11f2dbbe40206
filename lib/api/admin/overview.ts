export const OVERVIEW_PATH = 'admin/overview'
