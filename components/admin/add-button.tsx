import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { AdminArea } from '@/lib/domain/admin/areas'
import { IfMayWrite } from './admin-role'

interface AddButtonProps {
  area: AdminArea
  label: string
  onClick: () => void
}

/** Adds something to the list below it; shown to admins whose role may. */
export function AddButton({ area, label, onClick }: AddButtonProps) {
  return (
    <IfMayWrite area={area}>
      <div>
        <Button onClick={onClick}>
          <Icon name="plus" size={18} />
          {label}
        </Button>
      </div>
    </IfMayWrite>
  )
}
