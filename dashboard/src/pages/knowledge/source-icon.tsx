import { FileText, Globe, type LucideIcon, Network, TextQuote, Waypoints } from 'lucide-react'
import { type SourceType, typeTitles } from './schemas.ts'

const icons: Record<SourceType, LucideIcon> = {
  url: Globe,
  text: TextQuote,
  file: FileText,
  sitemap: Network,
  crawl: Waypoints,
}

export function SourceIcon({ type }: { type: SourceType }) {
  const Icon = icons[type]
  return (
    <span title={typeTitles[type]} className="shrink-0 text-faint">
      <Icon size={16} aria-hidden="true" />
      <span className="sr-only">{typeTitles[type]}</span>
    </span>
  )
}
