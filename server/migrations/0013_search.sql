-- How a base's searches join their halves; null weight: what was measured to be good for its model.
alter table bases
  add column fusion text not null default 'auto'
    check (fusion in ('auto', 'keyword_first', 'minmax', 'rrf')),
  add column semantic_weight double precision check (semantic_weight between 0 and 1),
  add column rerank boolean not null default false;
