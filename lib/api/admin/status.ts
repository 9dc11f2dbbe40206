export const STATUS_PATH = 'admin/status'
