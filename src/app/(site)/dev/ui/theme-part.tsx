import { DEFAULT_THEME } from '@/features/shelters/theme/model'
import { themeStyle } from '@/features/shelters/components/theme-style'
import { Badge } from '@/ui/Badge'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Checkbox } from '@/ui/Checkbox'
import { EmptyState } from '@/ui/EmptyState'
import { LoadMore } from '@/ui/LoadMore'
import { Pagination } from '@/ui/Pagination'
import { RadioCards } from '@/ui/RadioCards'
import { TextField } from '@/ui/TextField'

import { Part } from './Part'
import styles from './ui.module.scss'

/** As dark and as bright as a shelter may choose. */
const NIGHT = {
  ...DEFAULT_THEME,
  primaryColor: '#F5C451',
  secondaryColor: '#7C3AED',
  buttonColor: '#F5C451',
  buttonTextColor: '#1C1B2E',
  linkColor: '#F5C451',
  backgroundColor: '#1C1B2E',
}

export function ThemePart() {
  return (
    <Part
      id="theme"
      text="Les mêmes pièces chez un refuge qui a choisi la nuit&nbsp;: ses couleurs ne sont que des propriétés, et tout se lit."
    >
      <div className={styles.theme} style={themeStyle(NIGHT)}>
        <div className={styles.row}>
          <Button>Adopter Nala</Button>
          <Button look="secondary">Faire un don</Button>
          <Button look="outline">Contacter</Button>
          <Button look="plain">Plus tard</Button>
          <Badge tone="berry" isStrong>
            SOS
          </Badge>
          <Badge tone="pine">Adoptée</Badge>
        </div>
        <div className={styles.columns}>
          <TextField
            label="E-mail"
            name="themeEmail"
            hint="Pour vous répondre."
            error="Email invalide"
          />
          <Checkbox name="themeTick" label="Recevoir une copie" hint="Tout de suite." />
        </div>
        <RadioCards
          legend="Où vivra-t-il&nbsp;?"
          name="themeHome"
          defaultValue="house"
          options={[
            { value: 'house', label: 'Une maison' },
            { value: 'flat', label: 'Un appartement' },
          ]}
        />
        <Banner tone="warning">Le refuge est fermé demain.</Banner>
        <div className={styles.columns}>
          <Card title="Une journée au refuge" href="#theme">
            De la promenade du matin aux gamelles du soir.
          </Card>
          <EmptyState title="Aucune nouvelle pour l’instant." />
        </div>
        <Pagination
          page={2}
          pages={9}
          href={(page) => `?page=${page}#theme`}
          label="Pages, chez un refuge"
        />
        <LoadMore href="#theme" remaining="14 animaux" />
      </div>
    </Part>
  )
}
