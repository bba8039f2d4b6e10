import { Tag } from '../../ui/badge.tsx'

export const TagList = ({ tags }: { tags: readonly string[] }) => (
  <span className="flex min-w-0 flex-wrap gap-1 py-1">
    {tags.map((tag) => (
      <Tag key={tag}>{tag}</Tag>
    ))}
  </span>
)
