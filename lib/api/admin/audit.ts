export const AUDIT_ACTORS_PATH = 'admin/audit/actors'
