-- Content from before there were credit lines, withholding tax and cash rounding: with the fields that every draft has.
update proposals
set content = content || jsonb_build_object(
  'withholding', null,
  'roundingStep', null,
  'items', (
    select coalesce(jsonb_agg('{"kind": "charge"}' || item order by place), '[]')
    from jsonb_array_elements(content -> 'items') with ordinality as items (item, place)
  )
)
where not content ? 'roundingStep';
