-- What may be missing or wrong in the text of a source: [{code, severity, message, where}].
alter table sources add column warnings jsonb not null default '[]';

create index sources_with_warnings on sources (organization_id, base_id, id)
  where warnings @> '[{"severity": "warning"}]';
