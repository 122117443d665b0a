import { frenchSpaces } from '@/platform/html/french'
import { JsonLd } from '@/ui/JsonLd'
import { Static } from '@/ui/Static'

import { faqData, groupByCategory, paragraphsOf, type FaqItem } from '../model'
import { listFaq } from '../queries'
import styles from './FaqTemplate.module.scss'

type Props = { shelterId: string; content: { title: string; description: string } }

function Question({ item: { question, answer } }: { item: FaqItem }) {
  return (
    <details className={styles.item}>
      <summary className={styles.question}>{frenchSpaces(question)}</summary>
      <div className={styles.answer}>
        {paragraphsOf(answer).map((paragraph, index) => (
          <p key={index}>{frenchSpaces(paragraph)}</p>
        ))}
      </div>
    </details>
  )
}

/** Template « questions-frequentes »: questions that open on their answers, without a script. */
export async function FaqTemplate({ shelterId, content: { title, description } }: Props) {
  const items = await listFaq(shelterId)
  // A shelter that has written no question yet shows nothing: never a hole in a public page.
  if (items.length === 0) return null
  return (
    <div className={styles.faq}>
      <h2>{title || 'Questions fréquentes'}</h2>
      {description && <p>{description}</p>}
      {groupByCategory(items).map(({ category, items: group }) => (
        <Static key={category} className={styles.group}>
          {category && <h3 className={styles.category}>{category}</h3>}
          {group.map((item) => (
            <Question key={item.id} item={item} />
          ))}
        </Static>
      ))}
      <JsonLd data={faqData(items)} />
    </div>
  )
}
