-- In which a page or file is read, whatever it declares; null for what it declares or what its bytes suggest.
alter table sources add column encoding text;
