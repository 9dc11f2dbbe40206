export const ADMIN_SESSION_PATH = 'admin/session'
