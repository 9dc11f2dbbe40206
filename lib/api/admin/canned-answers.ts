export const CANNED_ANSWERS_PATH = 'admin/canned-answers'
