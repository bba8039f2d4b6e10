import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { Card, CardHeader } from '../../ui/card.tsx'
import { type Limits, useConcerns } from './concerns.ts'

/** What somebody should look at; nothing at all when all is well. */
export function Attention({ limits }: { limits: Limits | undefined }) {
  const concerns = useConcerns(limits)
  if (concerns.length === 0) return null
  return (
    <Card>
      <CardHeader title="Needs attention" />
      <ul>
        {concerns.map(({ key, subject, text, link }) => (
          <li
            key={key}
            className="relative flex items-center gap-3 border-line border-b px-4 py-2.5 text-sm last:border-b-0 hover:bg-well/60"
          >
            <TriangleAlert size={16} className="shrink-0 text-warn" aria-hidden="true" />
            <span className="min-w-0 flex-1">
              <Link {...link} className="block truncate font-medium after:absolute after:inset-0">
                <bdi>{subject}</bdi>
              </Link>{' '}
              <span className="block text-soft">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
