-- Mails an hour, in the shipped plans that have all other limits: what an operator defined stays as it is.
insert into plan_limits (plan, resource, max)
  select bound.plan, 'mails', bound.max
  from (values ('free', 100), ('pro', 1000), ('scale', 20000)) as bound (plan, max)
  where exists (select from plan_limits l where l.plan = bound.plan and l.resource = 'storedBytes');
