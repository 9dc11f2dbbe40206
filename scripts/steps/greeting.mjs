import { print, printDim, printTitle } from './print.mjs'

const ACCOUNTS = [
  { phone: '0500000001', en: 'guest', ar: 'ضيف' },
  { phone: '0500000002', en: 'personal host', ar: 'مضيف' },
  { phone: '0500000003', en: 'company', ar: 'شركة' },
  { phone: '0500000004', en: 'manager of the company', ar: 'إدارة الشركة' },
  { phone: '0500000005', en: 'front desk of the company', ar: 'استقبال الشركة' },
  { phone: '0500000006', en: 'finance of the company', ar: 'مالية الشركة' },
  { phone: '0500000009', en: 'admin', ar: 'إدارة' },
]

export function greet({ mode, port, apiPort, database, logDir }) {
  printTitle('ديار · Diyar')
  print(`  العربية   http://localhost:${port}`)
  print(`  English   http://localhost:${port}/en`)
  print(`  API       http://localhost:${apiPort}/api/v1`)
  if (mode === 'demo') greetDemo(database, logDir)
  printDim('\n  Ctrl-C stops both · للإيقاف اضغط Ctrl-C')
}

function greetDemo(database, logDir) {
  const engine =
    database === 'embedded'
      ? { en: 'embedded database', ar: 'قاعدة بيانات مدمجة' }
      : { en: 'PostgreSQL', ar: 'قاعدة بيانات PostgreSQL' }
  print(`\n  هذه نسخة تجريبية: ${engine.ar}، ورمز الدخول يظهر في نافذة التحقق، والدفع والرسائل وهمية.`)
  print(
    `  This is the demo: ${engine.en}, the one-time code is shown in the dialog, payments and messages are a sandbox.`,
  )
  print('\n  للدخول جرّب · sign in with')
  for (const { phone, en, ar } of ACCOUNTS) print(`    ${phone}   ${ar} · ${en}`)
  if (logDir) printDim(`\n  logs: ${logDir}`)
}
