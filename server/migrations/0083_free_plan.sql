-- A page of the dashboard asks for some ten things at once, so 60 a minute with a burst of 10 made people wait on the
-- second one. A plan that an operator has set stays as it is.
update plans set requests_per_minute = 300, burst = 60, updated_at = now()
  where key = 'free' and requests_per_minute = 60 and burst = 10 and organization_requests_per_minute is null;
