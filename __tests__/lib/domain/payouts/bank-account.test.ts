import { isHolderTheVendor } from '@/lib/domain/payouts/bank-account'
import { latinName } from '@/lib/domain/text/latin-name'

test.each([
  ['Sara Alharbi', 'SARA MOHAMMED AL-HARBI', true],
  ['Sara Alharbi', 'Al Harbi, Sara', true],
  ['سارة الحربي', 'ساره محمد الحربى', true],
  ['منتجعات الواحة', 'شركة منتجعات الواحه المحدودة', true],
  ['José Díaz', 'Jose Diaz', true],
  ['Sara Alharbi', 'Sara Alqahtani', false],
  ['Sara Alharbi', 'Sara', false],
  ['Sara Alharbi', 'سارة الحربي', false],
  ['', 'Sara Alharbi', false],
  ['Al', 'Sara Alharbi', false],
])('the vendor %j and the holder %j: the same name is %s', (vendor, holder, isSame) => {
  expect(isHolderTheVendor(holder, [vendor])).toBe(isSame)
})

test.each([
  ['شركة الواحة', 'SHRKH ALWAHH'],
  ['José & Søns <Ltd>', 'JOSE S NS LTD'],
  ['مُؤسَّسة أحمد', 'MWSSH AHMD'],
  ['李', ''],
])('banks read %j as %j', (name, latin) => expect(latinName(name)).toBe(latin))
