export const ADMIN_ROLES_PATH = 'admin/roles'
