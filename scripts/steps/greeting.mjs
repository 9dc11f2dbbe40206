import { print, printDim, printTitle } from './print.mjs'

/** The README has the others. */
const ACCOUNTS = [
  { phone: '0500000001', en: 'guest', ar: 'ضيف' },
  { phone: '0500000002', en: 'host', ar: 'مضيف' },
  { phone: '0500000003', en: 'company', ar: 'شركة' },
  { phone: '0500000009', en: 'admin', ar: 'إدارة' },
]

export function greet({ mode, port, apiPort, database, logDir }) {
  printTitle('ديار · Diyar')
  print(`  العربية   http://localhost:${port}`)
  print(`  English   http://localhost:${port}/en`)
  print(`  API       http://localhost:${apiPort}/api/v1`)
  if (mode === 'demo') greetDemo(database)
  printDim(
    `  ${mode === 'demo' && logDir ? `logs: ${logDir} · ` : ''}Ctrl-C stops both · للإيقاف اضغط Ctrl-C`,
  )
}

function greetDemo(database) {
  const engine =
    database === 'embedded'
      ? { en: 'embedded database', ar: 'قاعدة بيانات مدمجة' }
      : { en: 'PostgreSQL', ar: 'قاعدة بيانات PostgreSQL' }
  print(`  هذه نسخة تجريبية: ${engine.ar}، ورمز الدخول يظهر في نافذة التحقق، والدفع والرسائل وهمية.`)
  print(
    `  This is the demo: ${engine.en}, the one-time code is shown in the dialog, payments and messages are a sandbox.`,
  )
  print(`  ${ACCOUNTS.map(({ phone, en, ar }) => `${phone} ${ar} · ${en}`).join('   ')}`)
}
