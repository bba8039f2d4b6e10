import { defineId } from '../../platform/ids.ts'

export const ProposalId = defineId('proposal', 'prop')
export const RecipientId = defineId('recipient', 'rcp')
export const ItemId = defineId('item', 'itm')
export const CatalogItemId = defineId('catalog item', 'cat')
export const ContentBlockId = defineId('content block', 'blk')
export const TemplateId = defineId('template', 'tpl')
export const CommentId = defineId('comment', 'cmt')
export const ImageId = defineId('image', 'img')
